import type { RecurringTopics, TeamInsights } from '@retropulse/contract/insights'
import type { SearchResults } from '@retropulse/contract/search'
import { type ActionId, asId, type AuthorId, type NoteId } from '@retropulse/domain/kernel/ids'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type BoardClient, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { noteSaying, startBoard } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { type TestUser, newUserAs, type TeamPlace, teamPlace } from './team-place.ts'

let app: TestApp
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '1000000', DEFAULT_PLAN: 'level1' })
})
afterAll(() => app.close())

async function joined(boardId: string, { browser }: TestUser): Promise<BoardClient> {
  const client = await joinBoard(app.url, boardId, browser.cookie())
  onTestFinished(() => client.close())
  return client
}

/** A finished retro of the team with a note that has a reaction, and an action item. */
async function heldRetro({ teamId, owner }: TeamPlace, text: string, noteId: string) {
  const boardId = await startBoard(owner.browser, teamId)
  const fay = await joined(boardId, owner)
  const id = asId<NoteId>(noteId)
  await fay.send(noteSaying(text, id))
  await fay.send({ type: 'set-reaction', noteId: id, emoji: '👍', on: true })
  await fay.send({ type: 'add-action', actionId: asId<ActionId>(`a-${boardId}`), text: 'Buy shelves' })
  await fay.send({ type: 'show-summary', on: true })
  return { boardId, fay }
}

async function quotedTo({ browser }: TestUser, { teamId }: TeamPlace) {
  const read = async (path: string) => {
    const { status, body } = await browser.get(path)
    expect([path, status]).toEqual([path, 200])
    return body
  }
  const search = (await read(`/api/search/team/${teamId}?q=delicate`)) as SearchResults
  const insights = (await read(`/api/team/${teamId}/insights`)) as TeamInsights
  const topics = (await read(`/api/team/${teamId}/themes`)) as RecurringTopics
  return {
    found: search.results.map(({ noteId, itemId }) => noteId ?? itemId).toSorted(),
    top: insights.retros
      .flatMap(({ topReactedCards }) => topReactedCards.map(({ noteId }) => noteId))
      .toSorted(),
    withheld: insights.retros.map(({ withheld }) => withheld).filter((why) => why !== null),
    topics: topics.themes?.length,
  }
}

const ALL = { found: ['n1', 'n2'], top: ['n1', 'n2'], withheld: [], topics: 1 }
const WITHOUT_FIRST = { found: ['n2'], top: ['n2'], withheld: ['removed'], topics: 0 }

test('LEAD-13: a removed member of the team finds no note of the retro anywhere, until they are let back in', async () => {
  const place = await teamPlace(app)
  const mia = await newUserAs(app, place, null, 'member')
  const { boardId, fay } = await heldRetro(place, 'A delicate build', 'n1')
  await heldRetro(place, 'The delicate builds', 'n2')
  const [person] = (await joined(boardId, mia)).joined.you.authorIds
  const finds = (who: TestUser, expected: unknown) =>
    eventually(async () => expect(await quotedTo(who, place)).toEqual(expected))
  await finds(mia, ALL)
  const remove = { type: 'remove-person', person: person! } as const
  expect(await fay.send(remove)).toMatchObject({ ok: true })
  await finds(mia, WITHOUT_FIRST)
  await finds(place.owner, ALL)
  const actions = (await mia.browser.get(`/api/team/${place.teamId}/actions`)).body
  expect(JSON.stringify(actions)).toContain('Buy shelves')
  expect(await fay.send({ type: 'readmit-person', person: person! })).toMatchObject({ ok: true })
  await finds(mia, ALL)
  expect(await fay.send(remove)).toMatchObject({ ok: true })
  await finds(mia, WITHOUT_FIRST)
  // Who leads by role is not kept out.
  await app.database.pool.query("UPDATE team_member SET role = 'facilitator' WHERE user_id = $1", [mia.id])
  await finds(mia, ALL)
})

test('LEAD-13: people that were removed before the column was there are found in the log', async () => {
  const place = await teamPlace(app)
  const { boardId, fay } = await heldRetro(place, 'Anything', 'n1')
  const [gone, back, again] = (['gone', 'back', 'again'] as const).map((id) => asId<AuthorId>(id))
  for (const person of [gone!, back!, again!]) await fay.send({ type: 'remove-person', person })
  for (const person of [back!, again!]) await fay.send({ type: 'readmit-person', person })
  await fay.send({ type: 'remove-person', person: again! })
  const { pool } = app.database
  const removed = async () => {
    const { rows } = await pool.query<{ people: string[] }>(
      'SELECT removed_people AS people FROM board WHERE id = $1',
      [boardId],
    )
    return rows[0]?.people.toSorted()
  }
  expect(await removed()).toEqual(['again', 'gone'])
  const migrationNamed = (name: string) =>
    readFileSync(new URL(`../../migrations/${name}.sql`, import.meta.url), 'utf8')
  const first = migrationNamed('0059-removed-people')
  for (const backfill of [
    first.slice(first.indexOf('WITH change')),
    migrationNamed('0063-removals-found-in-logs'),
  ]) {
    await pool.query("UPDATE board SET removed_people = '{}' WHERE id = $1", [boardId])
    await pool.query(backfill)
    expect(await removed()).toEqual(['again', 'gone'])
  }
})

test('LEAD-13: people that a server of a former version removes beside this one are noted at once', async () => {
  const place = await teamPlace(app)
  const { boardId } = await heldRetro(place, 'Anything', 'n1')
  const { pool } = app.database
  // Such a server writes to the log alone.
  const write = (...events: readonly { type: string; person: string }[]) =>
    pool.query(
      `WITH moved AS (UPDATE board SET seq = seq + 1 WHERE id = $1 RETURNING seq)
       INSERT INTO board_log SELECT $1, seq, 'c' || seq, 'someone', 0, $2 FROM moved`,
      [boardId, JSON.stringify(events)],
    )
  const removed = async () => {
    const { rows } = await pool.query<{ people: string[] }>(
      'SELECT removed_people AS people FROM board WHERE id = $1',
      [boardId],
    )
    return rows[0]?.people.toSorted()
  }
  await write({ type: 'person-removed', person: 'mia' }, { type: 'person-removed', person: 'ben' })
  expect(await removed()).toEqual(['ben', 'mia'])
  await write({ type: 'person-readmitted', person: 'mia' })
  expect(await removed()).toEqual(['ben'])
  await write({ type: 'person-readmitted', person: 'ben' })
  expect(await removed()).toEqual([])
})
