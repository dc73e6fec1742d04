import type { RoomUpdate } from '@retropulse/contract/board-room'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type BoardClient, guestCookie } from '../board-client.ts'
import { eventually } from '../eventually.ts'
import { noteSaying, type Retro, startBoard, startRetro } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'
import { joinForTest } from '../board-steps.ts'

/*
 * The attack: a participant who is sent the id of a note that is being typed adds a note of their own with it, so that
 * the author's note is refused with `id-taken`. So every note could be suppressed.
 */
const NOTE = asId<NoteId>('the-note')
const typing = { type: 'edit', noteId: NOTE, columnId: 'c1' }
let app: TestApp
let retro: Retro
let boardId: string
let author: BoardClient
let authorCookie: string
let attacker: BoardClient
beforeAll(async () => {
  app = await startApp({ COMMANDS_PER_SECOND: '1000000', DEFAULT_PLAN: 'level1' })
  retro = await startRetro(app.url)
})
beforeEach(async () => {
  boardId = await startBoard(retro.facilitator, retro.teamId)
  authorCookie = await guestCookie(app.url)
  author = await joinForTest(app.url, boardId, authorCookie)
  attacker = await joinForTest(app.url, boardId, await guestCookie(app.url))
})
afterAll(() => app.close())

async function done(answer: Promise<unknown>): Promise<void> {
  expect(await answer).toMatchObject({ ok: true })
}

/** The id under which a client learns that a note is being typed; waits for it. */
async function idToldTo(client: BoardClient): Promise<string> {
  const told = () =>
    client.received.flatMap(([name, payload]) => {
      const update = payload as RoomUpdate
      return name === 'room' && update.type === 'editing' ? [update.editing.noteId] : []
    })
  await eventually(() => expect(told()).toHaveLength(1))
  return told()[0]!
}

describe('the id of a note that is being typed belongs to its author', () => {
  test('TYPING-7: others are sent another id, and a note added under that id takes nothing from the author', async () => {
    await done(author.sendRaw('room', typing))
    const told = await idToldTo(attacker)
    expect(told).not.toBe(NOTE)
    await done(attacker.send(noteSaying('mine', told)))
    await done(author.send(noteSaying('what I typed', NOTE)))
    const newcomer = await joinForTest(app.url, boardId, await guestCookie(app.url))
    expect(newcomer.board().state.notes.get(NOTE)?.text).toBe('what I typed')
  })

  test('TYPING-7: a participant who knows the id is refused while the author types, on add-note and on typing', async () => {
    await done(author.sendRaw('room', typing))
    const refused = { ok: false, code: 'note-being-edited' }
    expect(await attacker.send(noteSaying('mine', NOTE))).toEqual(refused)
    expect(await attacker.sendRaw('room', typing)).toEqual(refused)
    await done(author.send(noteSaying('what I typed', NOTE)))
  })

  test('TYPING-7: a newcomer is sent the same other id', async () => {
    await done(author.sendRaw('room', typing))
    const newcomer = await joinForTest(app.url, boardId, await guestCookie(app.url))
    expect(newcomer.joined.editing.map(({ noteId }) => noteId)).toEqual([await idToldTo(attacker)])
  })

  test('a second window and another device of the author can use the id', async () => {
    await done(author.sendRaw('room', typing))
    const device = await joinForTest(app.url, boardId, authorCookie)
    expect(device.joined.editing).toEqual([])
    await done(device.sendRaw('room', typing))
    author.close()
    const refused = { ok: false, code: 'note-being-edited' }
    expect(await attacker.send(noteSaying('mine', NOTE))).toEqual(refused)
    await done(device.send(noteSaying('what I typed', NOTE)))
  })

  test.each(['stops typing', 'leaves'])('the id is released when the author %s', async (how) => {
    await done(author.sendRaw('room', typing))
    const told = await idToldTo(attacker)
    if (how === 'leaves') author.socket.io.engine.close()
    else await done(author.sendRaw('room', { type: 'stop-edit', noteId: NOTE }))
    await eventually(() =>
      expect(attacker.received).toContainEqual(['room', { type: 'editing-stopped', noteId: told }]),
    )
    await done(attacker.send(noteSaying('mine', NOTE)))
  })
})
