import type { BoardCommand } from '@retropulse/domain/board/command'
import { ACTIONS_PER_PERSON, NOTES_PER_PERSON } from '@retropulse/domain/board/limits'
import { type ActionId, asId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BoardClient, guestCookie, joinBoard } from '../board-client.ts'
import { noteSaying, type Retro, startBoard, startRetro } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'

/* The attack: one guest with a public link filled a team's action items and a board, and locked all others out. */
let app: TestApp
let retro: Retro
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level3', COMMANDS_PER_SECOND: '10000' })
  retro = await startRetro(app.url)
})
afterAll(() => app.close())

test('ACTION-37: one guest, over many connections at once, adds no more action items than a guest may', async () => {
  const cookie = await guestCookie(app.url)
  const windows = await Promise.all([1, 2, 3].map(() => joinBoard(app.url, retro.boardId, cookie)))
  const replies = await Promise.all(
    Array.from({ length: 2 * ACTIONS_PER_PERSON.guest }, (_, at) => ask(windows, at, actionSaying(`a${at}`))),
  )
  expect(replies.filter(({ ok }) => ok)).toHaveLength(ACTIONS_PER_PERSON.guest)
  expect(replies.find(({ ok }) => !ok)).toEqual({ ok: false, code: 'allowance-used-up' })
  // The owner still adds action items, on this board and on a new one.
  for (const boardId of [retro.boardId, await startBoard(retro.facilitator, retro.teamId)]) {
    const owner = await joinBoard(app.url, boardId, retro.facilitator.cookie())
    expect(await owner.send(actionSaying(`own-${boardId}`))).toMatchObject({ ok: true })
    owner.close()
  }
  for (const one of windows) one.close()
})

test('NOTE-25, NOTE-28: one guest adds no more notes than a guest may, and deleting them makes room again', async () => {
  const guest = await joinBoard(app.url, retro.boardId, await guestCookie(app.url))
  const replies = await Promise.all(
    Array.from({ length: NOTES_PER_PERSON.guest + 20 }, (_, at) => guest.send(noteSaying('Spam', `n${at}`))),
  )
  expect(replies.filter(({ ok }) => ok)).toHaveLength(NOTES_PER_PERSON.guest)
  const owner = await joinBoard(app.url, retro.boardId, retro.facilitator.cookie())
  expect(await owner.send({ type: 'delete-note', noteId: asId('n0') })).toMatchObject({ ok: true })
  expect(await guest.send(noteSaying('One more', 'more'))).toMatchObject({ ok: true })
  expect(await guest.send(noteSaying('Too many', 'too-many'))).toEqual({
    ok: false,
    code: 'allowance-used-up',
  })
  guest.close()
  owner.close()
})

function ask(windows: readonly BoardClient[], at: number, command: BoardCommand) {
  const window = windows[at % windows.length]
  if (window === undefined) throw new Error('no window')
  return window.send(command)
}

function actionSaying(id: string): BoardCommand {
  return { type: 'add-action', actionId: asId<ActionId>(id), text: 'Spam' }
}
