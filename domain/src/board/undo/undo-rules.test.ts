import { expect, test } from 'vitest'
import type { BoardCommand, BoardCommandType } from '../command.ts'
import { COMMAND_SAMPLES } from '../testing/all-samples.ts'
import { isAct } from './undo-rules.ts'

/** The commands that can be undone; no other can. */
const UNDONE: readonly BoardCommandType[] = [
  'add-note',
  'edit-note',
  'move-note',
  'delete-note',
  'restore-note',
  'group-note',
  'group-notes',
  'set-summary-text',
  'ungroup-note',
  'title-group',
  'add-comment',
  'edit-comment',
  'delete-comment',
  'restore-comment',
  'set-reaction',
  'add-action',
  'edit-action',
  'set-action-status',
  'assign-action',
  'set-action-due',
  'delete-action',
  'restore-action',
  'rename-column',
  'rename-board',
  'set-columns',
  'set-background',
  'set-sorting',
  'set-spotlight',
  'set-discussion',
  'start-run',
  'go-to-step',
  'plan-run',
  'end-run',
  'restore-run',
]

test('UNDO-1, UNDO-2: undo takes back what a participant wrote or set, and nothing that others saw, heard or counted', () => {
  const commands: readonly BoardCommand[] = Object.values(COMMAND_SAMPLES).map(({ example }) => example)
  expect(
    commands
      .filter(isAct)
      .map(({ type }) => type)
      .sort(),
  ).toEqual(UNDONE.toSorted())
})
