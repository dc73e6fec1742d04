import type { Connected } from '@retropulse/contract/connections'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MessageCatcher, startMessageCatcher } from '../integrations/chat/testing/message-catcher.ts'
import { eventually } from './eventually.ts'
import { startBoard } from './retro.ts'
import { useSuccessiveServers } from './successive-servers.ts'
import { teamPlace } from './team-place.ts'

/* What was not sent when a server stopped is sent by the next one (LINK-10). */

let catcher: MessageCatcher
const servers = useSuccessiveServers()
beforeAll(async () => {
  catcher = await startMessageCatcher()
})
afterAll(async () => {
  await catcher.close()
})

test('LINK-10: what a service did not take, and what was not yet sent at all, is sent after the next start', async () => {
  const first = await servers.start()
  const { owner, teamId } = await teamPlace(first)
  const { status, body } = await owner.browser.post(`/api/team/${teamId}/connections`, {
    kind: 'webhook',
    name: 'Ours',
    url: catcher.urlOf('webhook'),
    events: ['retro.started'],
  })
  expect(status).toBe(201)
  const { id } = body as Connected
  const rows = async () => {
    const sql = 'SELECT id, failure, sent_at FROM connection_delivery WHERE connection_id = $1 ORDER BY seq'
    return (
      await servers.database().pool.query<{ id: string; failure: string | null; sent_at: unknown }>(sql, [id])
    ).rows
  }
  catcher.answerWith('error')
  await startBoard(owner.browser, teamId)
  await eventually(async () => expect((await rows())[0]?.failure).toBe('error'))
  // Stopped right after the next retro has started, whether its event was noticed or not.
  await startBoard(owner.browser, teamId)
  await first.close()
  expect(catcher.caught).toEqual([])

  catcher.answerWith('taken')
  const [failed] = await rows()
  await servers.start(60_000)
  await eventually(() => expect(catcher.caught).toHaveLength(2))
  const told = catcher.caught.map((message) => (message.body as { id: string }).id)
  expect(told).toContain(failed!.id)
  expect(new Set(told).size).toBe(2)
  await eventually(async () => {
    const all = await rows()
    expect(all.map(({ failure }) => failure)).toEqual([null, null])
    expect(all.every((row) => row.sent_at !== null)).toBe(true)
  })
})
