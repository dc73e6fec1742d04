import type { Actor } from '@retropulse/domain/board/actor'
import { type ChangeCounts, countsAfterUndo } from '@retropulse/domain/board/change-counts'
import type { BoardCommand } from '@retropulse/domain/board/command'
import type { BoardRefusal } from '@retropulse/domain/board/refusal'
import type { BoardState } from '@retropulse/domain/board/state'
import type { Act } from '@retropulse/domain/board/undo/act'
import { withSeen } from '@retropulse/domain/board/undo/seen-counts'
import { redoOf, inverseOf, refusalTo, stillApplicable } from '@retropulse/domain/board/undo/undo'
import { isAct } from '@retropulse/domain/board/undo/undo-rules'
import type { CommandId, NoteId } from '@retropulse/domain/kernel/ids'

export interface UndoStackOptions {
  /** The board as it is shown; null before there is one. */
  readonly board: () => BoardState | null
  readonly actor: () => Actor | null
  readonly editedByOthers: () => ReadonlySet<NoteId>
  /** Does a command like any other, and shows it at once. */
  readonly submit: (command: BoardCommand) => CommandId
}

/** The outcome of undo or redo. `act` is the type of the command that the participant had done. */
export type UndoOutcome =
  | {
      readonly act: Act['type']
      readonly isDone: true
      /** The id of the note, comment or action item that the command was about; null where it was about another thing. */
      readonly subject: string | null
    }
  /** `changed`: another participant has changed the same thing since (UNDO-6). */
  | { readonly act: Act['type']; readonly isDone: false; readonly because: BoardRefusal | 'changed' }

/** The acts of this tab, last first, and those that were undone (UNDO-13). */
export interface UndoStack {
  /** A command changed the board from `before` to `left`. */
  readonly record: (id: CommandId, command: BoardCommand, before: BoardState, left: BoardState) => void
  /** The server refused a command: its act can be neither undone nor redone (UNDO-12). */
  readonly refused: (id: CommandId) => void
  /** Undoes the last act; null when there is none. */
  readonly undo: () => UndoOutcome | null
  /** Redoes the act that was undone last; null when there is none. */
  readonly redo: () => UndoOutcome | null
  readonly canUndo: () => boolean
  readonly canRedo: () => boolean
  readonly clear: () => void
}

interface Entry {
  /** The type of the participant's command. */
  readonly act: Act['type']
  readonly ids: readonly CommandId[]
  /** The commands that undo it, or redo it. */
  readonly commands: readonly Act[]
  /** The counts of the board before it was done, or undone. */
  readonly before: ChangeCounts | null
  /** The board right after it, to find out whether others have changed the same thing since (UNDO-6). */
  readonly left: BoardState
  /** The command that redoes it after it was undone. */
  readonly redo: Act
}

/** Acts that are remembered (UNDO-8). */
export const ACTS_MAX = 100

/** Refusals that pass: the act stays, to be undone later (UNDO-5). */
const PASSING: ReadonlySet<BoardRefusal> = new Set(['voting-running', 'note-being-edited', 'note-hidden'])

export function createUndoStack({ board, actor, editedByOthers, submit }: UndoStackOptions): UndoStack {
  let done: readonly Entry[] = []
  let undone: readonly Entry[] = []

  /** The commands of an entry that can be sent now; or the reason why there are none. */
  function applicableCommands(
    { act, commands, left }: Entry,
    now: BoardState,
    person: Actor,
  ): readonly Act[] | UndoOutcome {
    const open = stillApplicable(now, left, commands, person)
    if (open === null) return { act, isDone: false, because: 'changed' }
    const because = refusalTo(now, open, person, editedByOthers())
    return because === null ? open : { act, isDone: false, because }
  }

  function apply(entry: Entry | undefined, drop: (entry: Entry) => void): Applied | UndoOutcome | null {
    const [now, person] = [board(), actor()]
    if (entry === undefined || now === null || person === null) return null
    const remaining = applicableCommands(entry, now, person)
    if ('act' in remaining) {
      const isPassing = !remaining.isDone && remaining.because !== 'changed' && PASSING.has(remaining.because)
      if (!isPassing) drop(entry)
      return remaining
    }
    drop(entry)
    const redo = withSeen(entry.redo, now, entry.left)
    const ids = remaining.map((one) => submit(withSeen(one, board() ?? now, entry.left)))
    return { entry: { ...entry, redo }, now, person, ids, left: board() ?? now }
  }

  /**
   * The entries before one that was undone or redone, which moved the counts of the board on: the board is still as
   * these entries left it.
   */
  function withOwnChange(entries: readonly Entry[], { entry, now, left }: Applied): readonly Entry[] {
    const own = {
      beforeAct: entry.before,
      afterAct: entry.left.changes,
      beforeUndo: now.changes,
      afterUndo: left.changes,
    }
    return entries.map((one) => ({
      ...one,
      before: countsAfterUndo(one.before, own),
      left: { ...one.left, changes: countsAfterUndo(one.left.changes, own) },
    }))
  }

  /** A deleted thing was restored from its toast: that undoes the act, with all that belongs to it (UNDO-11). */
  function restoredBy(command: Act, before: BoardState, person: Actor): boolean {
    if (!RESTORING.has(command.type)) return false
    const wanted = JSON.stringify(command)
    const entry = done.findLast(({ commands }) => commands.some((one) => JSON.stringify(one) === wanted))
    if (entry === undefined) return false
    done = done.filter((one) => one !== entry)
    const remaining = applicableCommands(entry, before, person)
    if (!('act' in remaining)) for (const one of remaining) if (JSON.stringify(one) !== wanted) submit(one)
    return true
  }

  return {
    record(id, command, before, left) {
      const person = actor()
      if (!isAct(command) || person === null) return
      if (restoredBy(command, before, person)) return
      const commands = inverseOf(before, command, person)
      if (commands === null) return
      const redo = redoOf(command)
      const entry = { act: command.type, ids: [id], commands, before: before.changes, left, redo }
      done = [...done, entry].slice(-ACTS_MAX)
      undone = []
    },
    refused(id) {
      const isOther = ({ ids }: Entry): boolean => !ids.includes(id)
      done = done.filter(isOther)
      undone = undone.filter(isOther)
    },
    undo() {
      const applied = apply(done.at(-1), (entry) => (done = done.filter((one) => one !== entry)))
      if (applied === null || 'isDone' in applied) return applied
      const { entry, ids, now, left } = applied
      done = withOwnChange(done, applied)
      undone = [...undone, { ...entry, ids, commands: [entry.redo], before: now.changes, left }]
      return { act: entry.act, isDone: true, subject: subjectOf(entry.redo) }
    },
    redo() {
      const applied = apply(undone.at(-1), (entry) => (undone = undone.filter((one) => one !== entry)))
      if (applied === null || 'isDone' in applied) return applied
      const { entry, ids, now, person, left } = applied
      undone = withOwnChange(undone, applied)
      const commands = inverseOf(now, entry.redo, person)
      if (commands !== null) done = [...done, { ...entry, ids, commands, before: now.changes, left }]
      return { act: entry.act, isDone: true, subject: subjectOf(entry.redo) }
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    clear() {
      done = []
      undone = []
    },
  }
}

function subjectOf(command: Act): string | null {
  if ('commentId' in command) return command.commentId
  if ('actionId' in command) return command.actionId
  return 'noteId' in command ? command.noteId : null
}

const RESTORING: ReadonlySet<Act['type']> = new Set(['restore-note', 'restore-comment', 'restore-action'])

interface Applied {
  readonly entry: Entry
  /** The board before it was undone. */
  readonly now: BoardState
  readonly person: Actor
  readonly ids: readonly CommandId[]
  /** The board after it. */
  readonly left: BoardState
}
