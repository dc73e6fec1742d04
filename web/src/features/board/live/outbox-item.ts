import type { RefusalCode } from '@retropulse/contract/refusal'
import type { BoardCommand } from '@retropulse/domain/board/command'
import type { CommandId } from '@retropulse/domain/kernel/ids'
import { textOf } from './command-text.ts'
import type { PendingCommand } from './replica.ts'
import type { Draft, Rejected } from './session-view.ts'

/** What a participant typed and the server has not acknowledged, or has refused. */
export type OutboxItem =
  | {
      readonly kind: 'command'
      readonly id: CommandId
      readonly command: BoardCommand
      readonly at: number
      /** Missing where an older page wrote it. */
      readonly isAnonymous?: boolean
    }
  | {
      readonly kind: 'rejected'
      readonly id: CommandId
      readonly command: BoardCommand
      readonly code: RefusalCode
    }
  | { readonly kind: 'draft'; readonly draft: Draft }

/** The command to send, if the item is one. */
export function pendingOf(item: OutboxItem): readonly PendingCommand[] {
  if (item.kind !== 'command') return []
  const { id, command, at, isAnonymous = false } = item
  return [{ id, command, at, isAnonymous, doneAt: null }]
}

/** The refused command to show, if the item is one. */
export function rejectedOf(item: OutboxItem): readonly Rejected[] {
  if (item.kind !== 'rejected') return []
  const { id, command, code } = item
  return [{ commandId: id, command, code, text: textOf(command) }]
}

/** True when a command submits what a draft holds, or makes the draft pointless. */
export function carries(command: BoardCommand, draft: Draft): boolean {
  switch (command.type) {
    case 'add-note':
    case 'edit-note':
      return draft.kind === 'note' && draft.noteId === command.noteId
    case 'add-comment':
    case 'edit-comment':
      return draft.kind === 'comment' && draft.commentId === command.commentId
    case 'add-action':
    case 'edit-action':
      return draft.kind === 'action' && draft.actionId === command.actionId
    default:
      return false
  }
}

/** The id of what a draft is about. */
export function draftSubject(draft: Draft): string {
  switch (draft.kind) {
    case 'note':
      return draft.noteId
    case 'comment':
      return draft.commentId
    case 'action':
      return draft.actionId
  }
}
