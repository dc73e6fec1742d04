import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type ColumnId, type CommentId, type NoteId } from '@retropulse/domain/kernel/ids'
import { arbitraryCodeUnits } from '@retropulse/domain/kernel/testing/arbitrary-text'
import { runs } from '@retropulse/domain/kernel/testing/property-runs'
import fc from 'fast-check'
import { nanoid } from 'nanoid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HostileClient, startHostileClient, MINE, REMARK, THEIRS } from './hostile-client.ts'
import { type BoardClient, guestCookie, joinBoard } from './board-client.ts'
import { memberCookie, noteSaying } from './retro.ts'

/* Bad input, part 2: well-formed commands that are refused all the same. */
let hostile: HostileClient
let member: BoardClient
beforeAll(async () => {
  hostile = await startHostileClient()
  member = await joinBoard(hostile.app.url, hostile.boardId, await memberCookie(hostile.app.url))
})
afterAll(async () => {
  member.close()
  await hostile.close()
})

const c1 = asId<ColumnId>('c1')
const nowhere = asId<ColumnId>('nowhere')
const none = asId<NoteId>('none')
const noComment = asId<CommentId>('none')
const refused = (code: string) => ({ ok: false, code })

// Rules: BOARD-2, BOARD-3, MASK-1, PERM-4, PERM-23
describe('commands that the sender may not send', () => {
  const forbidden: readonly BoardCommand[] = [
    { type: 'edit-note', noteId: THEIRS, text: 'Taken over' },
    { type: 'delete-note', noteId: THEIRS },
    { type: 'edit-comment', noteId: THEIRS, commentId: REMARK, text: 'Taken over' },
    { type: 'delete-comment', noteId: THEIRS, commentId: REMARK },
    { type: 'rename-column', columnId: c1, name: 'Taken over' },
    { type: 'rename-board', title: 'Taken over' },
    { type: 'set-masking', on: true },
  ]
  test.each(forbidden.map((command) => [command.type, command] as const))('%s', async (_, command) => {
    await hostile.expectUntouched(async () => {
      expect(await hostile.attacker.send(command)).toEqual(refused('forbidden'))
      expect(await member.send(command)).toEqual(refused('forbidden'))
    })
  })

  test('COMMENT-5: not even a facilitator edits another person’s comment', async () => {
    const remark: BoardCommand = {
      type: 'add-comment',
      noteId: MINE,
      commentId: asId('mine'),
      text: 'My own',
    }
    expect((await hostile.attacker.send(remark)).ok).toBe(true)
    await hostile.expectUntouched(async () => {
      const reply = await hostile.facilitator.send({ ...remark, type: 'edit-comment', text: 'Not yours' })
      expect(reply).toEqual(refused('forbidden'))
    })
  })
})

describe('commands that the sender may not send at the moment', () => {
  test('MASK-14: a hidden text is edited by its author only', async () => {
    expect((await hostile.facilitator.send({ type: 'set-masking', on: true })).ok).toBe(true)
    await hostile.expectUntouched(async () => {
      const edit: BoardCommand = { type: 'edit-note', noteId: MINE, text: 'Not yours' }
      expect(await hostile.facilitator.send(edit)).toEqual(refused('note-hidden'))
      expect(await hostile.attacker.send({ ...edit, noteId: THEIRS })).toEqual(refused('forbidden'))
    })
    expect((await hostile.facilitator.send({ type: 'set-masking', on: false })).ok).toBe(true)
  })

  test('TYPING-3: a note that is being edited is neither opened, edited nor deleted by another participant', async () => {
    const open = { type: 'edit', noteId: MINE, columnId: null }
    expect(await hostile.attacker.sendRaw('room', open)).toEqual({ ok: true })
    await hostile.expectUntouched(async () => {
      expect(await hostile.facilitator.sendRaw('room', open)).toEqual(refused('note-being-edited'))
      const edit: BoardCommand = { type: 'edit-note', noteId: MINE, text: 'Not yours' }
      expect(await hostile.facilitator.send(edit)).toEqual(refused('note-being-edited'))
      expect(await hostile.facilitator.send({ type: 'delete-note', noteId: MINE })).toEqual(
        refused('note-being-edited'),
      )
    })
    expect(await hostile.attacker.sendRaw('room', { type: 'stop-edit', noteId: MINE })).toEqual({ ok: true })
  })
})

describe('commands about what does not exist', () => {
  const unknown: readonly (readonly [string, BoardCommand])[] = [
    ['unknown-note', { type: 'edit-note', noteId: none, text: 'x' }],
    ['unknown-note', { type: 'move-note', noteId: none, columnId: c1, rank: 'a1' }],
    ['unknown-note', { type: 'delete-note', noteId: none }],
    ['unknown-note', { type: 'restore-note', noteId: none }],
    ['unknown-note', { type: 'add-comment', noteId: none, commentId: noComment, text: 'x' }],
    ['unknown-note', { type: 'set-reaction', noteId: none, emoji: '👍', on: true }],
    ['unknown-comment', { type: 'edit-comment', noteId: THEIRS, commentId: noComment, text: 'x' }],
    ['unknown-comment', { type: 'delete-comment', noteId: THEIRS, commentId: noComment }],
    ['unknown-comment', { type: 'restore-comment', noteId: THEIRS, commentId: noComment }],
    ['unknown-column', { type: 'move-note', noteId: MINE, columnId: nowhere, rank: 'a1' }],
    ['unknown-column', { type: 'add-note', noteId: none, columnId: nowhere, rank: 'a1', text: 'x' }],
    ['unknown-column', { type: 'rename-column', columnId: nowhere, name: 'x' }],
    ['id-taken', noteSaying('Another', THEIRS)],
    ['id-taken', { type: 'add-comment', noteId: THEIRS, commentId: REMARK, text: 'x' }],
  ]
  test.each(unknown)('%s: %o', async (code, command) => {
    await hostile.expectUntouched(async () => {
      expect(await hostile.facilitator.send(command)).toEqual(refused(code))
    })
  })

  test('a note that does not exist is neither opened nor held over a place', async () => {
    await hostile.expectUntouched(async () => {
      const messages = [
        { type: 'edit', noteId: 'none', columnId: null },
        { type: 'edit', noteId: 'new', columnId: 'nowhere' },
        { type: 'drag', noteId: 'none', columnId: 'c1', rank: 'a0' },
        { type: 'drag', noteId: 'mine', columnId: 'nowhere', rank: 'a0' },
      ]
      for (const message of messages) {
        const reply = await hostile.attacker.sendRaw('room', message)
        expect(reply).toEqual(refused(message.columnId === 'nowhere' ? 'unknown-column' : 'unknown-note'))
      }
    })
  })
})

describe('texts', () => {
  const zalgo = 'Z\u0310\u0321\u0353a\u0310\u0321\u0353'.repeat(1250)
  const bad: readonly (readonly [string, string])[] = [
    ['text-invalid', 'NUL\u0000 in it'],
    ['text-invalid', 'a lone \ud800 surrogate'],
    ['text-invalid', 'the other half \udc00'],
    ['text-invalid', 'an escape \u001b[31m'],
    ['text-too-long', zalgo],
    ['text-too-long', 'x'.repeat(2001)],
    ['text-empty', ' \n\u200b '],
  ]
  test.each(bad)('%s: %j', async (code, text) => {
    await hostile.expectUntouched(async () => {
      const commands: readonly BoardCommand[] = [
        noteSaying(text),
        { type: 'edit-note', noteId: MINE, text },
        { type: 'add-comment', noteId: MINE, commentId: asId(nanoid()), text },
        { type: 'rename-board', title: text },
        { type: 'rename-column', columnId: c1, name: text },
        { type: 'add-action', actionId: asId(nanoid()), text },
      ]
      // The facilitator may send each of these, so the text is the only fault.
      for (const command of commands) expect(await hostile.facilitator.send(command)).toEqual(refused(code))
      hostile.expectRefusal(await hostile.attacker.sendRaw('room', { type: 'introduce', name: text }))
      hostile.expectRefusal(
        await hostile.attacker.send({ type: 'set-reaction', noteId: MINE, emoji: text, on: true }),
      )
    })
  })

  test('NOTE-12: any sequence of code units is either refused, or comes back as it was typed', async () => {
    await fc.assert(
      fc.asyncProperty(arbitraryCodeUnits, async (text) => {
        const command = noteSaying(text)
        const reply = await hostile.attacker.send(command)
        if (!reply.ok) return hostile.expectRefusal(reply)
        const newcomer = await joinBoard(hostile.app.url, hostile.boardId, await guestCookie(hostile.app.url))
        newcomer.close()
        const noteId = 'noteId' in command ? command.noteId : none
        expect(newcomer.board().state.notes.get(noteId)?.text).toBe(text)
      }),
      runs(60),
    )
  })
})
