import type { Actor } from '@retropulse/domain/board/actor'
import { asId, type CommandId } from '@retropulse/domain/kernel/ids'
import { expect, test, vi } from 'vitest'
import { aBoard, columnId, ME, noteId } from '../testing/board-fixtures.ts'
import type { PendingCommand } from './replica.ts'

const RULES = '@retropulse/domain/board/decide-meeting'

const viewer: Actor = {
  id: ME,
  pseudonym: ME,
  authorIds: [ME],
  isFacilitator: true,
  seesAssignees: false,
}
const confirmed = { seq: 0, state: aBoard({ a: [] }), viewer }

function typed(command: PendingCommand['command']): PendingCommand {
  return { id: asId<CommandId>(command.type), command, isAnonymous: false, at: 1, doneAt: null }
}

const rename = typed({ type: 'rename-board', title: 'Tea' })
const add = typed({ type: 'add-note', noteId: noteId('n'), columnId: columnId('a'), rank: 'a0', text: 'Tea' })

test('a note is shown before the rules of other commands have loaded, a title once they have', async () => {
  const arrival = Promise.withResolvers<void>()
  vi.resetModules()
  vi.doMock(RULES, async (original) => {
    await arrival.promise
    return original()
  })
  const { loadPredictions } = await import('./predict.ts')
  const { EMPTY_REPLICA, predictAgain, rebase, submit } = await import('./replica.ts')

  const before = submit(submit(rebase(EMPTY_REPLICA, confirmed), rename), add)
  expect(before.shown?.notes.has(noteId('n'))).toBe(true)
  expect(before.shown?.title).toBe(confirmed.state.title)
  expect(before.pending).toEqual([rename, add])

  arrival.resolve()
  expect(await loadPredictions()).toBe(true)
  const after = predictAgain(before)
  expect(after.shown?.title).toBe('Tea')
  expect(after.shown?.notes.has(noteId('n'))).toBe(true)
  expect(await loadPredictions()).toBe(false)
})

test('rules that could not be loaded are tried again with the next command that needs them', async () => {
  vi.resetModules()
  vi.doMock(RULES, () => {
    throw new Error('no connection')
  })
  const { loadPredictions } = await import('./predict.ts')
  const { EMPTY_REPLICA, predictAgain, rebase, submit } = await import('./replica.ts')
  expect(await loadPredictions()).toBe(false)

  vi.doUnmock(RULES)
  const replica = submit(rebase(EMPTY_REPLICA, confirmed), rename)
  expect(await loadPredictions()).toBe(true)
  expect(predictAgain(replica).shown?.title).toBe('Tea')
})
