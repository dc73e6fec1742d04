import type { RecurringTopic, RecurringTopics } from '@retropulse/contract/insights'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { eventually } from '../../../testing/eventually.ts'
import { type Retro, startBoard, startRetro } from '../../../testing/retro.ts'
import { startApp, type TestApp } from '../../../testing/start-app.ts'
import { sendAccepted } from '../../../testing/board-steps.ts'
import { come, followed, mask, note, over } from '../testing/held-retro.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '1000000', DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())

/** Writes a note for each text on a new board of the team; answers its facilitator there. */
async function say(retro: Retro, texts: readonly string[], isAnonymous = false) {
  const boardId = await startBoard(retro.facilitator, retro.teamId, isAnonymous)
  const fay = await come(app, boardId, retro.facilitator)
  await sendAccepted(fay, ...texts.map((text, at) => note(`n${at}`, text, 'c2')), over)
  await followed(app, boardId)
  return { boardId, fay }
}

/** The recurring topics, once they are found. */
async function themesOf({ teamId, facilitator }: Retro, query = ''): Promise<readonly RecurringTopic[]> {
  const path = `/api/team/${teamId}/themes${query}`
  let themes: RecurringTopics['themes'] = null
  await eventually(async () => {
    const { status, body } = await facilitator.get(path)
    expect([status, body]).toEqual([200, { themes: expect.any(Array) }])
    ;({ themes } = body as RecurringTopics)
  })
  return themes ?? []
}

const textsOf = (themes: readonly RecurringTopic[]) =>
  themes.flatMap(({ notes }) => notes.map(({ text }) => text))

async function twoRetros() {
  const retro = await startRetro(app.url)
  const one = await say(retro, ['Slow builds', 'Pizza'])
  const other = await say(retro, ['The build is too slow', 'New office'])
  return { retro, one, other }
}

describe('recurring topics of a team', () => {
  test('TOPIC-1: are what notes of two retros say alike, with these retros', async () => {
    const { retro, one, other } = await twoRetros()
    expect(await themesOf(retro)).toEqual([
      {
        label: expect.stringMatching(/build/),
        meaning: expect.any(String),
        retrosCount: 2,
        notesCount: 2,
        firstAt: expect.any(Number),
        lastAt: expect.any(Number),
        notes: [
          {
            noteId: 'n0',
            text: 'The build is too slow',
            retro: { id: other.boardId, name: 'Sprint 12', timestamp: expect.any(Number) },
          },
          {
            noteId: 'n0',
            text: 'Slow builds',
            retro: { id: one.boardId, name: 'Sprint 12', timestamp: expect.any(Number) },
          },
        ],
      },
    ])
  })

  test('TOPIC-1: follow what is edited and deleted', async () => {
    const { retro, other } = await twoRetros()
    await themesOf(retro)
    await sendAccepted(other.fay, { type: 'delete-note', noteId: asId<NoteId>('n0') })
    await followed(app, other.boardId)
    expect(await themesOf(retro)).toEqual([])
    await sendAccepted(other.fay, note('n9', 'Pizza!'))
    await followed(app, other.boardId)
    expect(textsOf(await themesOf(retro))).toEqual(['Pizza!', 'Pizza'])
  })

  test('INSIGHT-2: cover the newest 12 retros, 24 or all', async () => {
    const retro = await startRetro(app.url)
    await say(retro, ['Slow builds'])
    for (let more = 0; more < 11; more += 1) await startBoard(retro.facilitator, retro.teamId)
    await say(retro, ['Slow builds'])
    const counts: number[] = []
    for (const query of ['', '?limit=12', '?limit=24', '?limit=all'])
      counts.push((await themesOf(retro, query)).length)
    expect(counts).toEqual([0, 0, 1, 1])
  })

  test('TOPIC-4: leave out other teams', async () => {
    const { retro } = await twoRetros()
    const elsewhere = await startRetro(app.url)
    await say(elsewhere, ['Slow builds'])
    expect(await themesOf(elsewhere)).toEqual([])
    expect(await themesOf(retro)).toHaveLength(1)
  })
})

describe('recurring topics do not disclose what is hidden', () => {
  test('MASK-7, INSIGHT-19, TOPIC-3: a masked board has no part in them, from the moment on when brainstorming begins', async () => {
    const { retro, other } = await twoRetros()
    expect(await themesOf(retro)).toHaveLength(1)
    await sendAccepted(other.fay, mask(true))
    expect(await themesOf(retro)).toEqual([])
    await sendAccepted(other.fay, note('n8', 'Pizza'))
    await followed(app, other.boardId)
    expect(await themesOf(retro)).toEqual([])
    await sendAccepted(other.fay, mask(false))
    await followed(app, other.boardId)
    expect(await themesOf(retro)).toHaveLength(2)
  })

  test('ANON-11, TOPIC-3: notes with and without a named author share no topic', async () => {
    const { retro } = await twoRetros()
    const unsigned = await say(retro, ['Slow builds'], true)
    expect(textsOf(await themesOf(retro))).toHaveLength(2)
    await say(retro, ['Slow builds again'], true)
    const themes = await themesOf(retro)
    expect(themes.map(({ notesCount }) => notesCount)).toEqual([2, 2])
    expect(themes[0]!.notes.map((one) => one.retro.id)).toContain(unsigned.boardId)
  })

  test('TOPIC-3: a board whose author visibility was switched has no part in them', async () => {
    const { retro, other } = await twoRetros()
    await sendAccepted(other.fay, { type: 'set-anonymous', on: true }, { type: 'set-anonymous', on: false })
    await followed(app, other.boardId)
    expect(await themesOf(retro)).toEqual([])
  })

  test('INSIGHT-20: topics name no authors', async () => {
    const { retro, one } = await twoRetros()
    const { body: profile } = await retro.facilitator.get('/profile')
    const told = JSON.stringify(await themesOf(retro))
    for (const id of [(profile as { sub: string }).sub, ...one.fay.joined.you.authorIds])
      expect(told).not.toContain(id)
  })

  test('TOPIC-4: an archived board and one in the trash have no part in them', async () => {
    const { retro, other } = await twoRetros()
    const { pool } = app.database
    await pool.query('UPDATE board SET deleted_at = now() WHERE id = $1', [other.boardId])
    expect(await themesOf(retro)).toEqual([])
    await pool.query('UPDATE board SET deleted_at = NULL WHERE id = $1', [other.boardId])
    expect(await themesOf(retro)).toHaveLength(1)
    await pool.query('UPDATE board SET created_at = created_at - $2::bigint WHERE id = $1', [
      other.boardId,
      20 * DAY_MS,
    ])
    await pool.query(
      'UPDATE organisation SET plan_id = NULL WHERE id = (SELECT org_id FROM team WHERE id = $1)',
      [retro.teamId],
    )
    expect(await themesOf(retro)).toEqual([])
  })
})
