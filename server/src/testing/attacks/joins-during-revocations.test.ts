import { afterAll, beforeAll, expect, test } from 'vitest'
import { askToJoin, guestCookie, openSocket } from '../board-client.ts'
import { startRetro } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'

/*
 * The attack: a team switches one of its retros between public and private without end. Each switch sent every join of
 * every other team back that was under way at that moment.
 */
const JOINS = 60

let app: TestApp
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3' })
})
afterAll(() => app.close())

test('PERM-36: changes of access in one team send no join of another team back', async () => {
  const [attacker, other] = [await startRetro(app.url), await startRetro(app.url)]
  const cookie = await guestCookie(app.url)
  let isOver = false
  const attack = async () => {
    const path = `/api/team/${attacker.teamId}/board/${attacker.boardId}/settings`
    for (let isPrivate = true; !isOver; isPrivate = !isPrivate)
      expect((await attacker.facilitator.post(path, { isPrivate })).status).toBe(200)
  }
  const attacks = [attack(), attack(), attack()]
  const outcomes: string[] = []
  for (let at = 0; at < JOINS; at += 1) {
    const socket = openSocket(app.url, cookie)
    const reply = await askToJoin(socket, other.boardId)
    socket.close()
    outcomes.push(reply.ok ? 'entered' : reply.code)
  }
  isOver = true
  await Promise.all(attacks)
  expect(outcomes.filter((outcome) => outcome !== 'entered')).toEqual([])
})
