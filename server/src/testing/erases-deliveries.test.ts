import { DAY_MS } from '@retropulse/domain/kernel/durations'
import { type ActionId, asId, type AuthorId, type NoteId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import { actionItemsInCommits } from '../features/action-items/store/write-with-log.ts'
import { purgeBoards } from '../features/board/commands/purge-boards.ts'
import { createBoardTrash } from '../features/board/store/board-trash.ts'
import { useConnectionStage } from './connection-stage.ts'
import { noteSaying, startBoard } from './retro.ts'
import { newUserAs } from './team-place.ts'
import { PASSWORD } from './test-browser.ts'
import { rethrow } from './rethrow.ts'

/* What the log of a connection keeps: no texts and no names, which the messages had. */

const stage = useConnectionStage()
const { root, connect, deliveriesOf, arrivals, join, write, addAction, soon } = stage
const NAME = 'Zebulon Quux'

/** The tables in which a text stands. */
async function tablesWith(text: string): Promise<readonly string[]> {
  const { pool } = stage.app().database
  const { rows } = await pool.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = current_schema()',
  )
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await pool.query(`SELECT FROM "${name}" AS t WHERE position($1 IN t::text) > 0`, [text])
    if (hits.rowCount !== 0) found.push(name)
  }
  return found
}

function purgeInAMonth(): Promise<number> {
  const auditLogIn = () => ({ record: () => Promise.resolve() })
  const trash = createBoardTrash(stage.app().database.db, auditLogIn, actionItemsInCommits)
  return purgeBoards({ trash, now: () => Date.now() + 31 * DAY_MS }, rethrow)
}

/** A person of this name joins the team by its link. */
async function joiner() {
  const { owner, teamId } = stage.place()
  const { body } = await owner.browser.get(`/api/team/${teamId}`)
  const person = await newUserAs(stage.app(), stage.place(), null, null)
  const profile = { name: NAME, picture: null, theme: 'system', language: 'system' }
  const { status } = await person.browser.post('/api/user-profile', { profileData: profile })
  expect(status).toBeLessThan(300)
  const { invite } = body as { invite: { id: string } }
  await person.browser.post(`/api/team/${teamId}/join`, { inviteId: invite.id })
  return person
}

test('LINK-17, PROFILE-11: no name is left of a person who was told of and deleted the account', async () => {
  const made = await connect()
  const since = arrivals()
  const person = await joiner()
  const { owner, teamId } = stage.place()
  const client = await join(await startBoard(owner.browser, teamId), owner.browser)
  const actionId = asId<ActionId>(`assigned-${Date.now()}`)
  await write(client, addAction(actionId, 'Write the docs'), {
    type: 'assign-action',
    actionId,
    assignee: asId<AuthorId>(person.id),
  })
  await soon(() => expect(since('action.assigned')).toHaveLength(1))
  expect(since('member.joined')[0]!.text).toContain(NAME)
  expect(since('action.assigned')[0]!.text).toContain(NAME)
  expect(await tablesWith(NAME)).not.toEqual([])

  const deleted = await person.browser.delete('/api/user-profile', { password: PASSWORD })
  expect(deleted.status).toBe(200)
  expect(await tablesWith(NAME)).toEqual([])
  const again = arrivals()
  const joined = (await deliveriesOf(made)).find(({ type }) => type === 'member.joined')!
  await owner.browser.post(`${root(stage.place())}/${made.id}/deliveries/${joined.id}/replay`)
  await soon(() => expect(again('member.joined')).toHaveLength(1))
  expect(again('member.joined')[0]!.body.data.person).toEqual({ id: person.id, name: null })
})

test('LINK-17, TRASH-20: nothing that was written on a retro is left once it was purged, and the log forgets it', async () => {
  const made = await connect()
  const since = arrivals()
  const { owner, teamId } = stage.place()
  const boardId = await startBoard(owner.browser, teamId)
  const client = await join(boardId, owner.browser)
  const noteId = asId<NoteId>('quoted')
  const vote = { allowedVotes: 3, resetVotes: true, showsTotals: false }
  await write(client, noteSaying('a delicate note', noteId), {
    type: 'start-voting',
    contentId: null,
    ...vote,
  })
  await write(client, { type: 'cast-votes', noteId, votes: 2 }, { type: 'end-voting' })
  const actionId = asId<ActionId>(`done-${Date.now()}`)
  await write(client, addAction(actionId, 'a delicate action'))
  await write(client, { type: 'set-action-status', actionId, status: 1 }, { type: 'show-summary', on: true })
  await soon(() => expect(since('retro.summary')).toHaveLength(1))
  expect(since('retro.summary')[0]!.text).toContain('a delicate note')
  expect(since('action.created')[0]!.text).toContain('a delicate action')
  for (const text of ['a delicate note', 'a delicate action'])
    expect(await tablesWith(text)).not.toContain('connection_delivery')

  await owner.browser.delete(`/api/team/${teamId}/board/${boardId}`)
  client.close()
  expect(await purgeInAMonth()).toBe(1)
  expect(await tablesWith('delicate')).toEqual([])
  expect(await tablesWith(boardId)).not.toContain('connection_delivery')
  expect(await deliveriesOf(made)).toEqual([])
})
