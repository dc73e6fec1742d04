import { asId, type AuthorId, type CommentId, type NoteId } from '../../kernel/ids.ts'
import type { ActionItem } from '../action-items/action-item.ts'
import type { BoardCommand } from '../command.ts'
import type { BoardState } from '../state.ts'
import type { Aiming, TargetedCommand } from './sample.ts'

/** Something that a command can be about, and its author. */
export interface Target {
  readonly noteId: NoteId
  readonly commentId: CommentId
  readonly by: AuthorId
}

/** The command about one of the targets; where there is none, `instead` comes first. */
export function aimAt(
  command: BoardCommand,
  targets: readonly Target[],
  { pick, aim }: Aiming,
  instead: BoardCommand,
): TargetedCommand {
  const target = targets[pick % targets.length]
  if (target === undefined) return aim(instead)
  const { noteId, commentId, by } = target
  return 'commentId' in command
    ? { command: { ...command, noteId, commentId }, owner: by }
    : { command: { ...command, noteId } as BoardCommand, owner: by }
}

/** Like `aimAt`, for action items. */
export function aimAtAction(
  command: BoardCommand,
  actions: readonly ActionItem[],
  { pick }: Aiming,
  instead: BoardCommand,
): TargetedCommand {
  const action = actions[pick % actions.length]
  if (action === undefined) return unaimed(instead)
  return {
    command: { ...command, actionId: action.id } as BoardCommand,
    owner: action.createdBy ?? undefined,
  }
}

/** A command that is about nothing of any author. */
export function unaimed(command: BoardCommand): TargetedCommand {
  return { command, owner: undefined }
}

export function notesOf(notes: BoardState['notes']): readonly Target[] {
  return notes.values().map(({ id, by }) => ({ noteId: id, commentId: asId<CommentId>('c'), by }))
}

export function isVoteRunning({ voting }: BoardState): boolean {
  return voting?.status === 'vote'
}
