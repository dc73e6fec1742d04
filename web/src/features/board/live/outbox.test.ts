import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type CommandId, type CommentId, type NoteId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test, vi } from 'vitest'
import { openOutboxStore } from './outbox-store.ts'
import { createOutbox } from './outbox.ts'
import type { NoteDraft } from './session-view.ts'
import { BOARD_ID, LEFT } from './testing/fake-server.ts'
import { outboxStage } from './testing/outbox-stage.ts'

const noteId = asId<NoteId>('note')
const commandId = asId<CommandId>('command')
const addNote: BoardCommand = { type: 'add-note', noteId, columnId: LEFT, rank: 'a1', text: 'words' }
const draft: NoteDraft = { kind: 'note', noteId, columnId: LEFT, rank: 'a1', text: 'wor', isNew: true }

const { open, settle, openLocks } = outboxStage()

describe('what a participant typed', () => {
  test('CONN-14: a draft is on the device after a short pause, or at once when the page may be closing', async () => {
    const one = await open('one')
    one.saveDraft(draft)
    vi.advanceTimersByTime(100)
    one.saveDraft({ ...draft, text: 'word' })
    vi.advanceTimersByTime(50)
    one.saveDraft({ ...draft, text: 'words' })
    await settle()
    one.locks.release()
    expect((await open('two')).drafts()).toMatchObject([{ text: 'word' }])
    one.flush()
    await settle()
    expect((await open('three', { before: 'one' })).drafts()).toMatchObject([{ text: 'words' }])
  })

  test('it is in a draft or in a command, never in both, never in neither', async () => {
    const one = await open('one')
    one.saveDraft(draft)
    one.flush()
    one.keep(commandId, addNote, 5)
    expect(one.drafts()).toEqual([])
    await settle()
    one.locks.release()
    const two = await open('two')
    expect(two.drafts()).toEqual([])
    expect(two.takenOver).toEqual([commandId])
  })

  test('CONN-16: it is offered back when it is refused, until it is dismissed', async () => {
    const one = await open('one')
    one.keep(commandId, addNote, 5)
    one.reject(commandId, addNote, 'unknown-column')
    await settle()
    one.close()
    const two = await open('two')
    const given = { commandId, command: addNote, code: 'unknown-column', text: 'words' }
    expect(two.rejected()).toEqual([given])
    expect(two.takenOver).toEqual([])
    two.dismissRejected(commandId)
    await settle()
    two.close()
    expect((await open('three')).rejected()).toEqual([])
  })

  test('it is removed from the device once the server acknowledged it', async () => {
    const one = await open('one')
    one.keep(commandId, addNote, 5)
    one.release(commandId)
    await settle()
    one.close()
    expect((await open('two')).takenOver).toEqual([])
  })

  test('commands come back in the order in which they were typed', async () => {
    const one = await open('one')
    const ids = ['b', 'c', 'a'].map(asId<CommandId>)
    for (const id of ids) one.keep(id, addNote, 5)
    await settle()
    one.close()
    expect((await open('two')).takenOver).toEqual(ids)
  })

  test('the draft of a comment is removed by the command that carries it, and by no other', async () => {
    const one = await open('one')
    const commentId = asId<CommentId>('comment')
    one.saveDraft({ kind: 'comment', noteId, commentId, text: 'w', isNew: true })
    one.keep(commandId, addNote, 5)
    expect(one.drafts()).toHaveLength(1)
    one.keep(asId<CommandId>('other'), { type: 'add-comment', noteId, commentId, text: 'w' }, 6)
    expect(one.drafts()).toHaveLength(0)
  })

  test('a draft that the participant discards is removed', async () => {
    const one = await open('one')
    one.saveDraft(draft)
    one.flush()
    one.discardDraft(draft)
    await settle()
    one.close()
    expect((await open('two')).drafts()).toEqual([])
  })

  test('what is typed before the viewer is known is kept once the viewer is known', async () => {
    const locks = openLocks()
    const early = createOutbox({
      boardId: BOARD_ID,
      tab: { tab: 'one', before: null },
      store: openOutboxStore(),
      locks,
      onTakenOver: () => undefined,
      onChange: () => undefined,
    })
    early.keep(commandId, addNote, 5)
    await early.openFor('me', [])
    await settle()
    early.close()
    expect((await open('two')).takenOver).toEqual([commandId])
  })
})

describe('what a tab leaves behind', () => {
  test('CONN-20: it stays while that tab is open, and is taken over some seconds after the tab ended', async () => {
    const one = await open('one')
    one.keep(commandId, addNote, 5)
    await settle()
    const two = await open('two')
    expect(two.takenOver).toEqual([])
    one.close()
    await settle()
    expect(two.takenOver).toEqual([])
    await vi.advanceTimersByTimeAsync(5000)
    await settle()
    expect(two.takenOver).toEqual([commandId])
  })

  test('a reloaded tab finds its own records first', async () => {
    const one = await open('one')
    one.keep(commandId, addNote, 5)
    await settle()
    const two = await open('two')
    const again = await open('again', { before: 'one' })
    one.close()
    await settle()
    expect(again.takenOver).toEqual([commandId])
    await vi.advanceTimersByTimeAsync(5000)
    await settle()
    expect(two.takenOver).toEqual([])
  })

  test('CONN-20: one of two tabs takes it over', async () => {
    const one = await open('one')
    one.keep(commandId, addNote, 5)
    await settle()
    const others = [await open('two'), await open('three')]
    one.close()
    await vi.advanceTimersByTimeAsync(5000)
    await settle()
    expect(others.flatMap(({ takenOver }) => takenOver)).toEqual([commandId])
  })

  test('CONN-20: another person does not get it, a guest who signed in does', async () => {
    const one = await open('one', { personId: 'guest' })
    one.keep(commandId, addNote, 5)
    await settle()
    one.close()
    expect((await open('two', { personId: 'other' })).takenOver).toEqual([])
    expect((await open('three', { personId: 'user', alsoKnownAs: ['guest'] })).takenOver).toEqual([commandId])
  })

  test('CONN-20: it stays on the device for its author when another person signs in', async () => {
    const one = await open('one')
    one.saveDraft(draft)
    one.leave()
    expect(one.drafts()).toEqual([])
    await one.openFor('other', [])
    one.saveDraft({ ...draft, text: 'of the other' })
    one.flush()
    await settle()
    one.close()
    expect((await open('two')).drafts()).toMatchObject([{ text: 'wor' }])
  })
})

test('CONN-20: a tab whose person changed takes over nothing that a tab of the former person leaves', async () => {
  const one = await open('one')
  one.keep(commandId, addNote, 5)
  await settle()
  const two = await open('two')
  two.leave()
  await two.openFor('other', [])
  one.close()
  await vi.advanceTimersByTimeAsync(10_000)
  await settle()
  expect(two.takenOver).toEqual([])
  two.close()
  expect((await open('three')).takenOver).toEqual([commandId])
})
