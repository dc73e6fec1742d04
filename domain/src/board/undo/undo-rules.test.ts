import { expect, test } from 'vitest'
import type { BoardCommand, BoardCommandType } from '../command.ts'
import { isAct } from './undo-rules.ts'

/** Every command, and whether it can be undone. */
const UNDONE: Readonly<Record<BoardCommandType, boolean>> = {
  'add-note': true,
  'edit-note': true,
  'move-note': true,
  'delete-note': true,
  'restore-note': true,
  'group-note': true,
  'ungroup-note': true,
  'title-group': true,
  'add-comment': true,
  'edit-comment': true,
  'delete-comment': true,
  'restore-comment': true,
  'set-reaction': true,
  'add-action': true,
  'edit-action': true,
  'set-action-status': true,
  'assign-action': true,
  'set-action-due': true,
  'delete-action': true,
  'restore-action': true,
  'rename-column': true,
  'rename-board': true,
  'set-columns': true,
  'set-background': true,
  'set-sorting': true,
  'set-spotlight': true,
  'start-voting': false,
  'cast-votes': false,
  'set-done': false,
  'end-voting': false,
  'start-timer': false,
  'extend-timer': false,
  'end-timer': false,
  'start-mood-poll': false,
  'end-mood-poll': false,
  'show-mood': false,
  'show-summary': false,
  'ask-icebreaker': false,
  'draw-icebreaker-person': false,
  'end-icebreaker': false,
  'start-media': false,
  'set-volume': false,
  'stop-media': false,
  'set-gif-sharing': false,
  'share-gif': false,
  'set-masking': false,
  'set-anonymous': false,
  'give-facilitation': false,
  'take-facilitation': false,
  'take-over-facilitation': false,
  'end-take-over': false,
  'remove-content-of-person': false,
  'remove-content-of-author': false,
  'restore-content': false,
  'remove-person': false,
  'readmit-person': false,
}

test('UNDO-1, UNDO-2: undo takes back what a participant wrote or set, and nothing that others saw, heard or counted', () => {
  // Only the type of a command decides.
  const typed = Object.keys(UNDONE).map((type) => [type, isAct({ type } as BoardCommand)])
  expect(Object.fromEntries(typed)).toEqual(UNDONE)
})
