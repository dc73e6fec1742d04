import { MCP, PUBLIC_API } from '@retropulse/contract/service-paths'
import { isPseudonym, asId, type AuthorId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type SmtpCatcher, startSmtpCatcher } from '../integrations/email/testing/smtp-catcher.ts'
import { parseMessage } from '../integrations/email/testing/parse-message.ts'
import { programOf } from '../features/public-api/testing/program.ts'
import { noteSaying, startBoard, startRetro } from './retro.ts'
import { inspectRetro, type Participant } from './retro-inspection.ts'
import { createRetroTruth, wordsIn } from './retro-truth.ts'
import { startApp, type TestApp } from './start-app.ts'
import { type RecordedMessage, objectsIn, recordClient, type RecordingClient } from './recording-client.ts'
import { openBrowser, signUp, type TestBrowser } from './test-browser.ts'
import { playRetro, type RetroStage } from './whole-retro.ts'

/*
 * A whole retro, and every byte that a participant receives in it: packets of sockets, HTTP answers, email. All of it
 * is searched for what the receiver must not know (ANON-21, VOTE-31, MASK-3).
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
  const truth = createRetroTruth(app, boardId, [...names, 'Late Comer', 'A Program'])
  const absent = await signUp(openBrowser(app.url), { name: 'Zoe Absent' })
  const join = "INSERT INTO team_member VALUES ($1, $2, 'member')"
  await app.database.pool.query(join, [teamId, absent.sub])
  // Email to the team is inspected as what a participant may read; the assignee is none.
  await app.database.pool.query('UPDATE user_account SET wants_team_mail = false WHERE id = $1', [absent.sub])
  const all: Participant[] = []

  async function person(
    name: string,
    { isMember = false, isGuest = false, browser = openBrowser(app.url), ...way }: Coming = {},
  ): Promise<RecordingClient> {
    const tap = recordClient(app.url, name, way.transport, browser)
    await browser.get('/uid')
    if (!isGuest && browser !== facilitator) await signUp(browser, { name })
    const profile = isGuest ? null : ((await browser.get('/profile')).body as { sub: string; email: string })
    if (isMember && browser !== facilitator) await app.database.pool.query(join, [teamId, profile?.sub])
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
  const program = await programOn(teamId, facilitator)
  all.push({ tap: program, email: null, isMember: true })
  const assignee = { id: absent.sub, name: 'Zoe Absent', email: absent.email }
  const inspection = inspectRetro(truth, all, assignee)
  let mailed = smtp.caught.length
  return {
    boardId,
    teamId,
    truth,
    inspection,
    people,
    program,
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

/** A program that acts for the facilitator, who is the primary owner: it may not read what others wrote, either. */
async function programOn(teamId: string, facilitator: TestBrowser): Promise<RecordingClient> {
  const { rows } = await app.database.pool.query<{ org_id: string }>(
    'SELECT org_id FROM team WHERE id = $1',
    [teamId],
  )
  const place = { orgId: rows[0]?.org_id ?? '', owner: { browser: facilitator, id: '' } }
  const { key } = await programOf(app.url, place, ['read'])
  return recordClient(app.url, 'A Program', 'websocket', openBrowser(app.url), () => ({
    'x-api-key': key,
    accept: 'application/json, text/event-stream',
  }))
}

const wordsHeard = (mine: readonly RecordedMessage[]) => mine.flatMap(({ bytes }) => wordsIn(bytes)).length

describe.each([
  ['a board that names authors', false],
  ['an anonymous board', true],
])('on %s', (_, isAnonymous) => {
  test('ANON-21: no viewer is sent what is not theirs to know', { timeout: 240_000 }, async () => {
    const stage = await setStage(isAnonymous)
    await playRetro(stage)
    const taps = stage.all.map(({ tap }) => tap)
    expectTimesApart(taps, await authorsInLog(stage.boardId))
    expectNoKeyOfAuthor(taps)
    expect(app.logged.flatMap(wordsIn)).toEqual([])
    expect(taps.flatMap(({ heard }) => heard.filter(isCacheable))).toEqual([])
    // Proof that the search looked at something.
    for (const way of [PUBLIC_API, MCP])
      expect(wordsHeard(stage.program.heard.filter(({ via }) => via.includes(way)))).toBeGreaterThan(50)
    for (const tap of Object.values(stage.people)) {
      expect(wordsHeard(tap.heard)).toBeGreaterThan(100)
      expect(wordsHeard(tap.heard.filter(({ via }) => via.startsWith('GET')))).toBeGreaterThan(50)
    }
  })
})

/** The author of each note, from the log. */
async function authorsInLog(boardId: string): Promise<ReadonlyMap<string, AuthorId>> {
  const { rows } = await app.database.pool.query<{ events: { type: string; noteId: string; by: string }[] }>(
    'select events from board_log where board_id = $1',
    [boardId],
  )
  const added = rows.flatMap(({ events }) => events).filter(({ type }) => type === 'note-added')
  return new Map(added.map(({ noteId, by }) => [noteId, asId<AuthorId>(by)]))
}

/** No author of a signed note has the id of an author of an unsigned one (ANON-16). */
function expectTimesApart(taps: readonly RecordingClient[], authors: ReadonlyMap<string, AuthorId>): void {
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

/** The keys in the list of people are no pseudonyms of authors (ANON-9). */
function expectNoKeyOfAuthor(taps: readonly RecordingClient[]): void {
  const authors = new Set(taps.flatMap(({ you }) => you?.authorIds ?? []))
  expect(taps.filter(({ you }) => authors.has(asId(`~${you?.key}`)))).toEqual([])
}

/** An HTTP answer that a cache may keep, and give to another person or later. */
function isCacheable({ via, bytes }: RecordedMessage): boolean {
  const [headers = ''] = bytes.split('\n')
  // A program keeps what it read, and asks before it uses that again (API-17).
  const rule = via.includes(PUBLIC_API) ? 'private, no-cache' : 'no-store'
  return /\s\/(?:api\/|mcp)/.test(via) && !headers.includes(`["cache-control","${rule}"]`)
}

/** An email discloses nothing hidden and no author at all (MAIL-12). */
function expectInnocent(raw: string, { inspection, all }: Pick<RetroStage, 'inspection' | 'all'>): void {
  const { headers, text, html } = parseMessage(raw)
  const receiver = all.find(({ email }) => email !== null && headers.get('to')?.includes(email) === true)!
  const bytes = [text, html, raw].join('\n')
  expect(wordsIn(text).length).toBeGreaterThan(3)
  expect(inspection.findingsIn({ via: 'mail', bytes }, receiver)).toEqual([])
  const authors = all.flatMap(({ tap }) => [tap.name, ...(tap.you?.authorIds ?? [])])
  expect(authors.filter((author) => bytes.includes(author))).toEqual([])
}

test('control: the search finds what is planted, on every channel', async () => {
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
  // And a real case: texts that were sent while readable, searched after they are hidden.
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
