import { afterAll, beforeAll, expect, test } from 'vitest'
import { askToJoin, type BoardClient, guestCookie, joinBoard, openSocket } from './board-client.ts'
import { eventually } from './eventually.ts'
import { startRetro } from './retro.ts'
import { startTwoProcesses, type TwoProcesses } from './two-processes.ts'

/* Private and deleted teams on two processes: hints travel through Redis, and a lost hint is made up for. */
let processes: TwoProcesses
beforeAll(async () => {
  processes = await startTwoProcesses({ DEFAULT_PLAN: 'level1' })
})
afterAll(() => processes.close())

/** The longest time until a participant is disconnected, when the hint arrives. */
const AT_ONCE_MS = 2000
/** The same when the message between the processes is lost: five seconds, and what a slow machine adds. */
const WITHOUT_HINT_MS = 9000

async function isGone({ socket }: BoardClient, withinMs: number): Promise<void> {
  await eventually(() => expect(socket.connected).toBe(false), withinMs)
}

/** A team's board with its facilitator and a guest on the other process. */
async function setScene() {
  const [here, there] = [processes.here.url, processes.there.url]
  const { boardId, teamId, facilitator } = await startRetro(here)
  const guest = await joinBoard(there, boardId, await guestCookie(there))
  const leader = await joinBoard(there, boardId, facilitator.cookie())
  const knock = async () => {
    const socket = openSocket(there, facilitator.cookie())
    const reply = await askToJoin(socket, boardId)
    socket.close()
    return reply.ok ? 'entered' : reply.code
  }
  const shut = () => facilitator.post(`/api/team/${teamId}/settings`, { isPrivate: true })
  const path = `/api/team/${teamId}`
  const removeBoard = () => facilitator.delete(`${path}/board/${boardId}`)
  const restoreBoard = () => facilitator.post(`${path}/board/${boardId}/restore`)
  return { guest, leader, knock, shut, remove: () => facilitator.delete(path), removeBoard, restoreBoard }
}

test('TRASH-14: participants there leave a board that is deleted here at once, and enter again when it is restored', async () => {
  const { guest, leader, knock, removeBoard, restoreBoard } = await setScene()
  expect((await removeBoard()).status).toBe(200)
  await isGone(guest, AT_ONCE_MS)
  await isGone(leader, AT_ONCE_MS)
  expect(await knock()).toBe('not-found')
  expect((await restoreBoard()).status).toBe(204)
  expect(await knock()).toBe('entered')
})

test('TEAM-10, TRASH-14: guests there leave a team’s board that is made private here at once; once it is deleted, all leave', async () => {
  const { guest, leader, knock, shut, remove } = await setScene()
  expect((await shut()).status).toBe(204)
  await isGone(guest, AT_ONCE_MS)
  expect(leader.socket.connected).toBe(true)
  expect((await remove()).status).toBe(204)
  await isGone(leader, AT_ONCE_MS)
  expect(await knock()).toBe('not-found')
})

test('TRASH-14: without Redis the other process finds out by itself', async () => {
  const { guest, leader, knock, shut, remove } = await setScene()
  await processes.killRedis()
  expect((await shut()).status).toBe(204)
  await isGone(guest, WITHOUT_HINT_MS)
  expect(leader.socket.connected).toBe(true)
  expect((await remove()).status).toBe(204)
  await isGone(leader, WITHOUT_HINT_MS)
  expect(await knock()).toBe('not-found')
})
