import { isPseudonym, asId, type AuthorId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SmtpCatcher, startSmtpCatcher } from '../integrations/email/testing/smtp-catcher.ts'
import { parseMessage } from '../integrations/email/testing/parse-message.ts'
import { noteSaying, startBoard, startRetro } from './retro.ts'
import { inspectRetro, type Participant } from './retro-inspection.ts'
import { createRetroTruth, wordsIn } from './retro-truth.ts'
import { startApp, type TestApp } from './start-app.ts'
import { type Heard, objectsIn, tapPerson, type TappedPerson } from './tapped-person.ts'
import { openBrowser, signUp, type TestBrowser } from './test-browser.ts'
import { playRetro, type RetroStage } from './whole-retro.ts'

/*
 * A whole retro, and every byte that anybody receives in it: packets of sockets, HTTP answers, mail. What must not be
 * in there is looked for anywhere in it (D7, D8, D9, D17, board.md §6).
 */
let smtp: SmtpCatcher
let app: TestApp
beforeAll(async () => {
  smtp = await startSmtpCatcher()
  app = await startApp({ SMTP_URL: smtp.url, DEFAULT_PLAN: 'level1', COMMANDS_PER_SECOND: '1000000' })
})
afterAll(async () => {
  await app.close()
  await smtp.close()
})

interface Coming {
  readonly isMember?: boolean
  readonly isGuest?: boolean
  readonly browser?: TestBrowser
  readonly transport?: 'websocket' | 'polling'
}

async function setStage(isAnonymous: boolean): Promise<RetroStage> {
  const { teamId, facilitator } = await startRetro(app.url)
  const boardId = await startBoard(facilitator, teamId, isAnonymous)
  const names = ['Fay Facilitator', 'Mia Member', 'Hal Handed', 'Sam Stranger', 'Gus Guest', 'Gia Going']
  const truth = createRetroTruth(app, boardId, [...names, 'Late Comer'])
  const absent = await signUp(openBrowser(app.url), { name: 'Zoe Absent' })
  const all: Participant[] = []

  async function person(
    name: string,
    { isMember = false, isGuest = false, browser = openBrowser(app.url), ...way }: Coming = {},
  ): Promise<TappedPerson> {
    const tap = tapPerson(app.url, name, way.transport, browser)
    await browser.get('/uid')
    if (!isGuest && browser !== facilitator) await signUp(browser, { name })
    const profile = isGuest ? null : ((await browser.get('/profile')).body as { sub: string; email: string })
    if (isMember && browser !== facilitator)
      await app.database.pool.query("INSERT INTO team_member VALUES ($1, $2, 'member')", [
        teamId,
        profile?.sub,
      ])
    all.push({ tap, email: profile?.email ?? null, isMember })
    const client = await tap.come(boardId)
    if (isGuest && name !== 'Late Comer') await client.sendRaw('room', { type: 'introduce', name })
    return tap
  }

  const people = {
    fay: await person('Fay Facilitator', { isMember: true, browser: facilitator }),
    mia: await person('Mia Member', { isMember: true }),
    hal: await person('Hal Handed', { transport: 'polling' }),
    sam: await person('Sam Stranger'),
    gus: await person('Gus Guest', { isGuest: true }),
    gia: await person('Gia Going', { isGuest: true, transport: 'polling' }),
  }
  const assignee = { id: absent.sub, name: 'Zoe Absent', email: absent.email }
  const inspection = inspectRetro(truth, all, assignee)
  let mailed = smtp.caught.length
  return {
    boardId,
    teamId,
    truth,
    inspection,
    people,
    assignee,
    all,
    async lateComer() {
      const late = await person('Late Comer', { isGuest: true })
      await inspection.inspect()
      late.leave()
    },
    inspectMail(count) {
      const messages = smtp.caught.slice(mailed)
      mailed += messages.length
      expect(messages.length).toBe(count)
      for (const { raw } of messages) expectInnocent(raw, { inspection, all })
    },
    async signUp(tap) {
      tap.leave()
      await signUp(tap.browser, { name: tap.name })
      await tap.come(boardId)
    },
  }
}

const wordsHeard = (mine: readonly Heard[]) => mine.flatMap(({ bytes }) => wordsIn(bytes)).length

describe.each([
  ['a board that names authors', false],
  ['an anonymous board', true],
])('on %s', (_, isAnonymous) => {
  test('nobody is told anything that is not theirs to know', { timeout: 240_000 }, async () => {
    const stage = await setStage(isAnonymous)
    await playRetro(stage)
    const taps = stage.all.map(({ tap }) => tap)
    expectTimesApart(taps, await authorsInLog(stage.boardId))
    expectNoKeyOfAuthor(taps)
    expect(app.logged.flatMap(wordsIn)).toEqual([])
    expect(taps.flatMap(({ heard }) => heard.filter(isKeptOnTheWay))).toEqual([])
    // All of this looked at something.
    for (const tap of Object.values(stage.people)) {
      expect(wordsHeard(tap.heard)).toBeGreaterThan(100)
      expect(wordsHeard(tap.heard.filter(({ via }) => via.startsWith('GET')))).toBeGreaterThan(50)
    }
  })
})

/** Who wrote which note, as the log has it. */
async function authorsInLog(boardId: string): Promise<ReadonlyMap<string, AuthorId>> {
  const { rows } = await app.database.pool.query<{ events: { type: string; noteId: string; by: string }[] }>(
    'select events from board_log where board_id = $1',
    [boardId],
  )
  const added = rows.flatMap(({ events }) => events).filter(({ type }) => type === 'note-added')
  return new Map(added.map(({ noteId, by }) => [noteId, asId<AuthorId>(by)]))
}

/** D9: no author of something signed is ever called what an author of something unsigned is. */
function expectTimesApart(taps: readonly TappedPerson[], authors: ReadonlyMap<string, AuthorId>): void {
  const told = { signed: new Set<unknown>(), unsigned: new Set<unknown>() }
  for (const object of taps.flatMap(({ heard }) => heard).flatMap(objectsIn)) {
    const author = authors.get(String(object['type'] === 'note-added' ? object['noteId'] : object['id']))
    const by = object['by'] ?? object['createdBy']
    if (author !== undefined && 'text' in object && by !== undefined)
      told[isPseudonym(author) ? 'unsigned' : 'signed'].add(by)
  }
  expect(told.signed.size).toBeGreaterThan(3)
  expect(told.unsigned.size).toBeGreaterThan(2)
  expect([...told.signed.intersection(told.unsigned)]).toEqual([])
}

/** The keys in the list of people are nobody's pseudonym. */
function expectNoKeyOfAuthor(taps: readonly TappedPerson[]): void {
  const authors = new Set(taps.flatMap(({ you }) => you?.authorIds ?? []))
  expect(taps.filter(({ you }) => authors.has(asId(`~${you?.key}`)))).toEqual([])
}

/** An HTTP answer that a cache may give to somebody else, or later. */
function isKeptOnTheWay({ via, bytes }: Heard): boolean {
  const [headers = ''] = bytes.split('\n')
  return via.includes(' /api/') && !headers.includes('["cache-control","no-store"]')
}

/** Nothing hidden is in a message, and no author at all. */
function expectInnocent(raw: string, { inspection, all }: Pick<RetroStage, 'inspection' | 'all'>): void {
  const { headers, text, html } = parseMessage(raw)
  const receiver = all.find(({ email }) => email !== null && headers.get('to')?.includes(email) === true)!
  const bytes = [text, html, raw].join('\n')
  expect(wordsIn(text).length).toBeGreaterThan(3)
  expect(inspection.findingsIn({ via: 'mail', bytes }, receiver)).toEqual([])
  const authors = all.flatMap(({ tap }) => [tap.name, ...(tap.you?.authorIds ?? [])])
  expect(authors.filter((author) => bytes.includes(author))).toEqual([])
}

test('the search finds what is planted, on every way', async () => {
  const stage = await setStage(true)
  const { people, truth, inspection, boardId, assignee } = stage
  const { fay, mia, gus } = people
  const word = truth.word('Fay Facilitator')
  await fay.client?.send({ type: 'set-masking', on: true })
  await inspection.inspect()
  const planted = (via: string, bytes: string) =>
    inspection.findingsIn(
      { via, bytes },
      stage.all.find(({ tap }) => tap === gus)!,
    )
  for (const via of ['websocket', 'polling', 'GET /api/board', 'mail']) {
    expect(planted(via, `42["message",{"x":"${word}"}]`)).toEqual([`Gus Guest was told ${word} by ${via}`])
    expect(planted(via, `{"by":"${fay.you?.id}"}`)).toHaveLength(1)
    expect(planted(via, `${fay.name} said so`)).toHaveLength(1)
    expect(planted(via, `${assignee.id} ${assignee.email}`)).toHaveLength(2)
    expect(planted(via, `[{"type":"votes-cast","by":"~x"}]`)).toHaveLength(1)
    expect(planted(via, `{"voting":{"existingVotes":{"~x":{}},"done":["~y"]}}`)).toHaveLength(2)
  }
  // And for real: what was told while it was open, looked at when it is hidden.
  await fay.client?.send({ type: 'set-masking', on: false })
  await fay.client?.send(noteSaying(word, 'planted'))
  await mia.get(`/api/board/${boardId}?include=notes`)
  await fay.client?.send({ type: 'set-masking', on: true })
  await expect(inspection.inspect()).rejects.toMatchObject({
    actual: ['websocket', `GET /api/board/${boardId}?include=notes`].map(
      (via) => `Mia Member was told ${word} by ${via}`,
    ),
  })
})
