import type { BoardCommandType } from '@retropulse/domain/board/command'
import type { BoardChannel } from './board-command.ts'

/** The channel on which a command travels (D13); apart from the schemas, which a browser does without. */
export const COMMAND_CHANNEL: Readonly<Record<BoardCommandType, BoardChannel>> = {
  'add-note': 'message',
  'edit-note': 'message',
  'move-note': 'message',
  'delete-note': 'message',
  'restore-note': 'message',
  'add-comment': 'message',
  'edit-comment': 'message',
  'delete-comment': 'message',
  'restore-comment': 'message',
  'set-reaction': 'message',
  'set-masking': 'update',
  'rename-column': 'settings-update',
  'rename-board': 'settings-update',
}
