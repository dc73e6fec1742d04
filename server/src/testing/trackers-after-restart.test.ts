import type { TrackerConnected, TrackerIssues } from '@retropulse/contract/trackers'
import { type ActionId, asId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  startTrackerStandIn,
  type TrackerStandIn,
} from '../integrations/trackers/testing/tracker-stand-in.ts'
import { joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { startBoard } from './retro.ts'
import { useSuccessiveServers } from './successive-servers.ts'
import { teamPlace } from './team-place.ts'

/* What was being sent when a server stopped is sent by the next one, once. */

let standIn: TrackerStandIn
const servers = useSuccessiveServers()
beforeAll(async () => {
  standIn = await startTrackerStandIn('gitlab')
})
afterAll(async () => {
  await standIn.close()
})

test('TRACK-9, TRACK-10: an issue that was made right before a process died is not made again by the next', async () => {
  const first = await servers.start()
  const { owner, teamId } = await teamPlace(first)
  const boardId = await startBoard(owner.browser, teamId)
  const client = await joinBoard(first.url, boardId, owner.browser.cookie())
  for (const id of ['made', 'waiting'])
    await client.send({ type: 'add-action', actionId: asId<ActionId>(id), text: `Item ${id}` })
  client.close()
  const root = `/api/team/${teamId}`
  const { body } = await owner.browser.post(`${root}/trackers`, { kind: 'gitlab', ...standIn.target })
  const input = { trackerId: (body as TrackerConnected).id, actionIds: ['made', 'waiting'] }
  expect((await owner.browser.post(`${root}/tracker-issues`, input)).status).toBe(200)
  await first.close()
  // As if it had been killed between the request and the answer: one row is claimed, and its issue is there.
  await servers.database().pool.query(
    `UPDATE tracker_issue SET external_id = NULL, label = NULL, url = NULL, sent_at = NULL, may_exist = true,
       first_tried_at = now(), tried_at = now(), due_at = now() + interval '3 minutes' WHERE action_id = 'made'`,
  )
  const { rows } = await servers
    .database()
    .pool.query<{ id: string }>("SELECT id FROM tracker_issue WHERE action_id = 'made'")
  if (!standIn.store.issues.some(({ text }) => text.includes(rows[0]!.id)))
    standIn.store.add({ title: 'Item made', text: `<!-- retropulse:${rows[0]!.id} -->` })

  const next = await servers.start(5 * 60_000)
  const read = (path: string) => fetch(next.url + path, { headers: { cookie: owner.browser.cookie() } })
  await eventually(async () => {
    const response = await read(`${root}/tracker-issues?ids=made,waiting`)
    const { issues } = (await response.json()) as TrackerIssues
    expect(issues.map(({ state }) => state)).toEqual(['open', 'open'])
  }, 20_000)
  expect(standIn.store.issues.map(({ title }) => title).toSorted()).toEqual(['Item made', 'Item waiting'])
})
