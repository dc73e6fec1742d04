import { asId, type CommentId, type NoteId } from '@retropulse/domain/kernel/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BoardClient, guestCookie, joinBoard } from './board-client.ts'
import { noteSaying, startBoard, startRetro, type Retro } from './retro.ts'
import { startApp, type TestApp } from './start-app.ts'
import { maskOf } from '@retropulse/domain/board/mask'
import { sendAccepted } from './board-steps.ts'

/* Whether a client that was away is sent a text depends on what became of the text meanwhile. */
const WORD = 'confidential'
const note = asId<NoteId>('note')
const remark = asId<CommentId>('remark')
let app: TestApp
let retro: Retro
beforeAll(async () => {
  app = await startApp({ DEFAULT_PLAN: 'level1' })
  retro = await startRetro(app.url)
})
afterAll(() => app.close())

/** What a client that was away is sent after this happened, and what a newcomer is sent. */
async function toldAfter(work: (facilitator: BoardClient, guest: BoardClient) => Promise<void>) {
  const boardId = await startBoard(retro.facilitator, retro.teamId)
  const [cookie, other] = [await guestCookie(app.url), await guestCookie(app.url)]
  const before = await joinBoard(app.url, boardId, cookie)
  before.close()
  const facilitator = await joinBoard(app.url, boardId, retro.facilitator.cookie())
  const guest = await joinBoard(app.url, boardId, other)
  await work(facilitator, guest)
  const returned = await joinBoard(app.url, boardId, cookie, { from: before.board() })
  const newcomer = await joinBoard(app.url, boardId, await guestCookie(app.url))
  for (const client of [facilitator, guest, returned, newcomer]) client.close()
  return { told: JSON.stringify([returned.joined, newcomer.joined]), returned, newcomer }
}

describe('a client that was away and returns', () => {
  test('CONN-19, WIRE-10: is sent what it missed, and only that', async () => {
    const { told, returned } = await toldAfter((_, guest) => sendAccepted(guest, noteSaying(WORD, note)))
    expect(told).toContain(WORD)
    expect(returned.joined.board).toBeNull()
    expect(returned.board().state.notes.get(note)?.text).toBe(WORD)
  })

  test('MASK-3: is not sent what brainstorming hides by now', async () => {
    const { told, returned } = await toldAfter(async (facilitator, guest) => {
      await sendAccepted(guest, noteSaying(WORD, note))
      await sendAccepted(facilitator, { type: 'set-masking', on: true })
    })
    expect(told).not.toContain(WORD)
    expect(returned.board().state.notes.get(note)?.text).toBe(maskOf(note))
  })

  test('MASK-12: is sent what was hidden in between, once it is revealed', async () => {
    const { told, returned, newcomer } = await toldAfter(async (facilitator, guest) => {
      await sendAccepted(facilitator, { type: 'set-masking', on: true })
      await sendAccepted(guest, noteSaying(WORD, note))
      await sendAccepted(facilitator, { type: 'set-masking', on: false })
    })
    expect(told).toContain(WORD)
    expect(returned.board().state).toEqual(newcomer.board().state)
  })

  test.each([
    ['a note', [noteSaying(WORD, note), { type: 'delete-note', noteId: note }]],
    [
      'a comment',
      [
        noteSaying('Public', note),
        { type: 'add-comment', noteId: note, commentId: remark, text: WORD },
        { type: 'delete-comment', noteId: note, commentId: remark },
      ],
    ],
  ] as const)('WIRE-10: is not told of %s that came and went', async (_, commands) => {
    const { told } = await toldAfter((_facilitator, guest) => sendAccepted(guest, ...commands))
    expect(told).not.toContain(WORD)
  })

  test('WIRE-10: is not sent a text that was overwritten', async () => {
    const { told, returned, newcomer } = await toldAfter((_, guest) =>
      sendAccepted(
        guest,
        noteSaying(WORD, note),
        { type: 'add-comment', noteId: note, commentId: remark, text: `${WORD}, too` },
        { type: 'edit-comment', noteId: note, commentId: remark, text: 'harmless' },
        { type: 'edit-note', noteId: note, text: 'public' },
      ),
    )
    expect(told).not.toContain(WORD)
    expect(returned.joined.board).toBeNull()
    expect(returned.board().state).toEqual(newcomer.board().state)
  })

  test('has the same board as a newcomer after a note came back', async () => {
    const { returned, newcomer } = await toldAfter((_, guest) =>
      sendAccepted(
        guest,
        noteSaying(WORD, note),
        { type: 'delete-note', noteId: note },
        { type: 'restore-note', noteId: note },
      ),
    )
    expect(returned.board().state.notes.get(note)?.text).toBe(WORD)
    expect(returned.board().state).toEqual(newcomer.board().state)
  })
})
