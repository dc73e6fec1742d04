import { bytesOfNote } from '@retropulse/domain/board/board-bytes'
import { asId, type CommentId, type NoteId, type RemovalId } from '@retropulse/domain/kernel/ids'
import { afterEach, describe, expect, test } from 'vitest'
import { type BoardClient, guestCookie, joinBoard } from '../board-client.ts'
import { eventually } from '../eventually.ts'
import { noteSaying, startRetro } from '../retro.ts'
import { startApp, type TestApp } from '../start-app.ts'

/*
 * The attack: a guest deletes and restores a note with many comments. Each time all participants are sent the whole
 * note, hundreds of times what the message itself had.
 */
const COMMENTS = 30
const noteId = asId<NoteId>('large')
const commentIdOf = (at: number) => asId<CommentId>(`comment-${at}`)

let app: TestApp
afterEach(() => app.close())

async function noteWithComments(client: BoardClient): Promise<void> {
  await client.send(noteSaying('Builds take an hour', noteId))
  for (let at = 0; at < COMMENTS; at += 1) {
    const commentId = commentIdOf(at)
    const reply = await client.send({ type: 'add-comment', noteId, commentId, text: '日'.repeat(1000) })
    expect(reply.ok).toBe(true)
  }
}

describe('LIMIT-25: a command that sends whole notes counts one message more for each 8 kB', () => {
  test.each(['note', 'comment'] as const)('restoring a %s again and again', async (what) => {
    // A burst of four seconds: a hundred messages.
    app = await startApp({ COMMANDS_PER_SECOND: '25' })
    const { boardId } = await startRetro(app.url)
    const guest = await joinBoard(app.url, boardId, await guestCookie(app.url))
    await noteWithComments(guest)
    const note = guest.board().state.notes.get(noteId)
    const extra = Math.floor((note === undefined ? 0 : bytesOfNote(note)) / (8 * 1024))
    expect(extra).toBeGreaterThan(10)
    const [remove, restore] =
      what === 'note'
        ? ([
            { type: 'delete-note', noteId },
            { type: 'restore-note', noteId },
          ] as const)
        : ([
            { type: 'delete-comment', noteId, commentId: commentIdOf(0) },
            { type: 'restore-comment', noteId, commentId: commentIdOf(0) },
          ] as const)
    const begun = performance.now()
    // The undo of one deletion is immediate.
    expect([await guest.send(remove), await guest.send(restore)]).toMatchObject([{ ok: true }, { ok: true }])
    let granted = 0
    const refusals = new Set<string>()
    // All at once: on a slow machine the allowance would come back between one answer and the next.
    const attempts = Array.from({ length: 40 }, async () => {
      const [removed, restored] = await Promise.all([guest.send(remove), guest.send(restore)])
      // Restoring what is there is done without effect, and is not counted.
      if (removed.ok && restored.ok) granted += 1
      if (!restored.ok) refusals.add(restored.code)
    })
    await Promise.all(attempts)
    const seconds = (performance.now() - begun) / 1000
    expect([...refusals]).toEqual(['too-fast'])
    expect(granted).toBeLessThanOrEqual((100 + 25 * seconds) / (extra + 1))
    guest.close()
  })

  test('what one guest is refused takes nothing from other guests of the address', async () => {
    app = await startApp({ COMMANDS_PER_SECOND: '25' })
    const { boardId } = await startRetro(app.url)
    const [one, other] = [
      await joinBoard(app.url, boardId, await guestCookie(app.url)),
      await joinBoard(app.url, boardId, await guestCookie(app.url)),
    ]
    await noteWithComments(one)
    for (let count = 0; count < 40; count += 1) {
      await one.send({ type: 'delete-note', noteId })
      await one.send({ type: 'restore-note', noteId })
    }
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, at) => other.send(noteSaying(`Note ${at}`, asId<NoteId>(`note-${at}`)))),
    )
    expect(replies.filter(({ ok }) => !ok)).toEqual([])
    one.close()
    other.close()
  })

  test('LEAD-12: bringing back all comments of a person sends their note once', async () => {
    app = await startApp({ COMMANDS_PER_SECOND: '1000000' })
    const { boardId, facilitator } = await startRetro(app.url)
    let received = 0
    const fay = await joinBoard(app.url, boardId, facilitator.cookie(), {
      onPacket: (packet) => {
        received += packet.length
      },
    })
    await fay.send(noteSaying('Builds take an hour', noteId))
    const guest = await joinBoard(app.url, boardId, await guestCookie(app.url))
    for (let at = 0; at < COMMENTS; at += 1)
      await guest.send({ type: 'add-comment', noteId, commentId: commentIdOf(at), text: 'x'.repeat(1000) })
    const size = () => fay.board().state.notes.get(noteId)?.comments.length
    await eventually(() => expect(size()).toBe(COMMENTS))
    const person = fay.board().state.notes.get(noteId)?.comments[0]?.by
    const removalId = asId<RemovalId>('r1')
    if (person === undefined) throw new Error('no comment arrived')
    await fay.send({ type: 'remove-content-of-person', person, removalId })
    await eventually(() => expect(size()).toBe(0))
    received = 0
    expect(await fay.send({ type: 'restore-content', removalId })).toMatchObject({ ok: true })
    await eventually(() => expect(size()).toBe(COMMENTS))
    expect(received).toBeLessThan(3 * COMMENTS * 1000)
    guest.close()
    fay.close()
  })
})
