import type { Actor } from '@retropulse/domain/board/actor'
import { asId, type CommandId } from '@retropulse/domain/kernel/ids'
import { expect, test, vi } from 'vitest'
import { aBoard, aNote, columnId, ME, noteId, withNotes } from '../testing/board-fixtures.ts'
import { createLateUndoStack } from './late-undo-stack.ts'
import type { UndoStackOptions } from './undo-stack.ts'

const add = {
  type: 'add-note',
  noteId: noteId('n'),
  columnId: columnId('a'),
  rank: 'a0',
  text: 'Tea',
} as const
const before = aBoard({ a: [] })
const left = withNotes(before, aNote('n', 'a', 'a0', { text: 'Tea', by: ME }))
const id = (name: string) => asId<CommandId>(name)

const you: Actor = {
  id: ME,
  pseudonym: ME,
  authorIds: [ME],
  isFacilitator: false,
  seesAssignees: false,
}

function lateStack() {
  const submit = vi.fn<UndoStackOptions['submit']>(() => id('undo'))
  const onChange = vi.fn<() => void>()
  const stack = createLateUndoStack({
    board: () => left,
    actor: () => you,
    editedByOthers: () => new Set(),
    submit,
    onChange,
  })
  return { stack, submit, onChange }
}

test('UNDO-15: what is done while the code of undo loads can be undone once it is there', async () => {
  const { stack, submit, onChange } = lateStack()
  stack.record(id('add'), add, before)
  expect(stack.canUndo()).toBe(false)
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), { timeout: 20_000 })
  expect(stack.canUndo()).toBe(true)
  await expect(stack.undo()).resolves.toMatchObject({ act: 'add-note', isDone: true })
  expect(submit).toHaveBeenCalledWith({ type: 'delete-note', noteId: 'n' })
})

test('UNDO-15: what is undone while the code of undo loads is undone once it is there, and only that', async () => {
  const { stack, submit } = lateStack()
  await expect(stack.undo()).resolves.toBeNull()
  stack.record(id('add'), add, before)
  const undone = stack.undo()
  const undoneAgain = stack.undo()
  stack.record(id('later'), { ...add, noteId: noteId('later') }, before)
  expect(submit).not.toHaveBeenCalled()
  await expect(undone).resolves.toMatchObject({ act: 'add-note', isDone: true })
  await expect(undoneAgain).resolves.toBeNull()
  expect(submit.mock.calls).toEqual([[{ type: 'delete-note', noteId: 'n' }]])
  expect(stack.canUndo()).toBe(true)
})

test('UNDO-15: a board that is left meanwhile undoes nothing', async () => {
  const { stack, submit } = lateStack()
  stack.record(id('add'), add, before)
  const undone = stack.undo()
  stack.clear()
  await expect(undone).resolves.toBeNull()
  expect(submit).not.toHaveBeenCalled()
})

test('UNDO-12, UNDO-15: except what the server refused meanwhile, and what changed nothing', async () => {
  const { stack, onChange } = lateStack()
  stack.record(id('add'), add, before)
  stack.record(id('nothing'), add, left)
  stack.refused(id('add'))
  stack.load()
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledOnce(), { timeout: 20_000 })
  expect(stack.canUndo()).toBe(false)
})
