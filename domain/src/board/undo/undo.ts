import type { NoteId } from '../../kernel/ids.ts'
import type { Actor } from '../actor.ts'
import type { BoardCommand, CommandOf } from '../command.ts'
import { decide } from '../decide.ts'
import { evolve } from '../evolve.ts'
import type { BoardRefusal } from '../refusal.ts'
import type { BoardState } from '../state.ts'
import type { Act } from './act.ts'
import { withSeen } from './seen-counts.ts'
import { isAct, undoRuleOf } from './undo-rules.ts'

/**
 * The commands that undo a command, in the order in which to send them; `before` is the board that it was given to.
 * Null when it changed nothing, or cannot be undone (UNDO-12).
 */
export function inverseOf(before: BoardState, command: BoardCommand, actor: Actor): readonly Act[] | null {
  if (!isAct(command)) return null
  const decision = decide(before, command, { actor, at: 0, editedByOthers: new Set() })
  if (!decision.ok || decision.events.length === 0) return null
  const after = decision.events.reduce((state, event) => evolve(state, event), before)
  const commands = undoRuleOf(command).inverse(before, command, after, actor)
  return commands === null || commands.length === 0 ? null : commands
}

/** The command that does an undone act again: what the act made is in the trash, and comes back from there (UNDO-3). */
export function redoOf(command: Act): Act {
  if (command.type === 'add-note') return { type: 'restore-note', noteId: command.noteId }
  if (command.type === 'add-comment') {
    const { noteId, commentId } = command
    return { type: 'restore-comment', noteId, commentId }
  }
  return command.type === 'add-action' ? { type: 'restore-action', actionId: command.actionId } : command
}

/**
 * True while what these commands would overwrite is as the person left it: undo never overwrites the change of another
 * participant (UNDO-6). `left` is the board right after what the person did.
 */
export function isStillMine(
  now: BoardState,
  left: BoardState,
  commands: readonly Act[],
  actor: Actor,
): boolean {
  return commands.every((command) => touchedBy(now, command, actor) === touchedBy(left, command, actor))
}

/** Equal texts mean that nothing which the command would overwrite differs. */
function touchedBy(board: BoardState, command: Act, actor: Actor): string {
  return JSON.stringify(undoRuleOf(command).touched(board, command, actor))
}

/**
 * The commands that may be sent now; null when others have changed the same thing since. A deleted note whose
 * group has changed since comes back by itself (UNDO-10).
 */
export function stillApplicable(
  now: BoardState,
  left: BoardState,
  commands: readonly Act[],
  actor: Actor,
): readonly Act[] | null {
  if (isStillMine(now, left, commands, actor)) return commands
  const alone = commands.filter(({ type }) => type === 'restore-note')
  return alone.length > 0 && isStillMine(now, left, alone, actor) ? alone : null
}

/** Why these commands would be refused now, one after the other (UNDO-5); null when no reason is known. */
export function refusalTo(
  now: BoardState,
  commands: readonly Act[],
  actor: Actor,
  editedByOthers: ReadonlySet<NoteId>,
): BoardRefusal | null {
  let board = now
  for (const command of commands) {
    // A browser's trash has only what was deleted while it was connected, so the server has to decide.
    if (isRestoring(command) && !isInTrash(board, command)) return null
    const decision = decide(board, withSeen(command, board, now), { actor, at: 0, editedByOthers })
    if (!decision.ok) return decision.refusal
    board = decision.events.reduce((state, event) => evolve(state, event), board)
  }
  return null
}

type RestoreCommand = CommandOf<'restore-note' | 'restore-comment' | 'restore-action'>

function isRestoring(command: Act): command is RestoreCommand {
  return (
    command.type === 'restore-note' || command.type === 'restore-comment' || command.type === 'restore-action'
  )
}

function isInTrash({ trash }: BoardState, command: RestoreCommand): boolean {
  switch (command.type) {
    case 'restore-note':
      return trash.notes.has(command.noteId)
    case 'restore-comment':
      return trash.comments.has(command.commentId)
    case 'restore-action':
      return trash.actions.has(command.actionId)
  }
}
