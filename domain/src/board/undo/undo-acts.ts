import type { BoardCommand, BoardCommandType, CommandOf } from '../command.ts'

/** Commands that can be undone, and that undo others. */
export type Act = NoteAct | GroupAct | CommentAct | ActionAct | SettingAct

export type NoteAct = CommandOf<(typeof NOTE_ACTS)[number]>
export type GroupAct = CommandOf<(typeof GROUP_ACTS)[number]>
export type CommentAct = CommandOf<(typeof COMMENT_ACTS)[number]>
export type ActionAct = CommandOf<(typeof ACTION_ACTS)[number]>
export type SettingAct = CommandOf<(typeof SETTING_ACTS)[number]>

const NOTE_ACTS = [
  ...(['add-note', 'edit-note', 'move-note'] as const),
  ...(['delete-note', 'restore-note', 'set-reaction'] as const),
] as const
const GROUP_ACTS = ['group-note', 'ungroup-note', 'title-group'] as const
const COMMENT_ACTS = ['add-comment', 'edit-comment', 'delete-comment', 'restore-comment'] as const
const ACTION_ACTS = [
  ...(['add-action', 'edit-action', 'set-action-status'] as const),
  ...(['assign-action', 'set-action-due', 'delete-action', 'restore-action'] as const),
] as const
const SETTING_ACTS = [
  ...(['rename-column', 'rename-board', 'set-columns'] as const),
  ...(['set-background', 'set-sorting', 'set-spotlight'] as const),
] as const

/**
 * True for commands that can be undone (UNDO-1). Votes, timers, polls, media, GIFs, masking, author visibility and
 * facilitation cannot: others have seen, heard or counted them (UNDO-2).
 */
export function isAct(command: BoardCommand): command is Act {
  return ACTS.has(command.type)
}

const ACTS: ReadonlySet<BoardCommandType> = new Set([
  ...NOTE_ACTS,
  ...GROUP_ACTS,
  ...COMMENT_ACTS,
  ...ACTION_ACTS,
  ...SETTING_ACTS,
])
