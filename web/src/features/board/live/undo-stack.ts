import type { Actor } from '@retropulse/domain/board/actor'
import type { BoardCommand } from '@retropulse/domain/board/command'
import type { BoardRefusal } from '@retropulse/domain/board/refusal'
import type { BoardState } from '@retropulse/domain/board/state'
import { againOf, inverseOf, obstacleTo, stillTakenBack } from '@retropulse/domain/board/undo'
import { type Act, isAct } from '@retropulse/domain/board/undo-acts'
import type { CommandId, NoteId } from '@retropulse/domain/kernel/ids'

export interface UndoStackOptions {
  /** The board as it is shown; null before there is one. */
  readonly board: () => BoardState | null
  readonly actor: () => Actor | null
  readonly editedByOthers: () => ReadonlySet<NoteId>
  /** Does a command like any other, and shows it at once. */
  readonly submit: (command: BoardCommand) => CommandId
}

/** What came of taking something back, or doing it again. `act` is what the person had done. */
export type UndoOutcome =
  | { readonly act: Act['type']; readonly isDone: true }
  /** `changed`: others have changed the same thing since. */
  | { readonly act: Act['type']; readonly isDone: false; readonly because: BoardRefusal | 'changed' }

/** What one person did in this tab, last first, and what they took back of it. */
export interface UndoStack {
  /** A command changed the board from `before` to `left`. */
  readonly record: (id: CommandId, command: BoardCommand, before: BoardState, left: BoardState) => void
  /** The server refused a command: what it belonged to cannot be taken back, nor done again. */
  readonly refused: (id: CommandId) => void
  /** Takes back the last act; null when there is none. */
  readonly undo: () => UndoOutcome | null
  /** Does again what was taken back last; null when there is nothing. */
  readonly redo: () => UndoOutcome | null
  readonly canUndo: () => boolean
  readonly canRedo: () => boolean
  readonly clear: () => void
}

interface Entry {
  /** What the person did, as it is called. */
  readonly act: Act['type']
  readonly ids: readonly CommandId[]
  /** What takes it back, or does it again. */
  readonly commands: readonly Act[]
  /** The board right after it, to see whether others have touched the same thing since. */
  readonly left: BoardState
  /** What does it again, once it is taken back. */
  readonly again: Act
}

/** Acts that are remembered. */
export const ACTS_MAX = 100

/** What is in the way for a while only: the act stays, to be taken back later. */
const PASSING: ReadonlySet<BoardRefusal> = new Set(['voting-running', 'note-being-edited', 'note-hidden'])

export function createUndoStack({ board, actor, editedByOthers, submit }: UndoStackOptions): UndoStack {
  let done: readonly Entry[] = []
  let undone: readonly Entry[] = []

  /** What others left of the way back; or why there is none. */
  function wayBack(
    { act, commands, left }: Entry,
    now: BoardState,
    person: Actor,
  ): readonly Act[] | UndoOutcome {
    const open = stillTakenBack(now, left, commands, person)
    if (open === null) return { act, isDone: false, because: 'changed' }
    const because = obstacleTo(now, open, person, editedByOthers())
    return because === null ? open : { act, isDone: false, because }
  }

  function take(entry: Entry | undefined, drop: (entry: Entry) => void): Taken | UndoOutcome | null {
    const [now, person] = [board(), actor()]
    if (entry === undefined || now === null || person === null) return null
    const way = wayBack(entry, now, person)
    if ('act' in way) {
      const isPassing = !way.isDone && way.because !== 'changed' && PASSING.has(way.because)
      if (!isPassing) drop(entry)
      return way
    }
    drop(entry)
    return { entry, now, person, ids: way.map((one) => submit(one)) }
  }

  /** A deleted thing was brought back by its own button: that was its undo, with all that belongs to it. */
  function restoredBy(command: Act, before: BoardState, person: Actor): boolean {
    if (!RESTORING.has(command.type)) return false
    const wanted = JSON.stringify(command)
    const entry = done.findLast(({ commands }) => commands.some((one) => JSON.stringify(one) === wanted))
    if (entry === undefined) return false
    done = done.filter((one) => one !== entry)
    const way = wayBack(entry, before, person)
    if (!('act' in way)) for (const one of way) if (JSON.stringify(one) !== wanted) submit(one)
    return true
  }

  return {
    record(id, command, before, left) {
      const person = actor()
      if (!isAct(command) || person === null) return
      if (restoredBy(command, before, person)) return
      const commands = inverseOf(before, command, person)
      if (commands === null) return
      const entry = { act: command.type, ids: [id], commands, left, again: againOf(command) }
      done = [...done, entry].slice(-ACTS_MAX)
      undone = []
    },
    refused(id) {
      const isOther = ({ ids }: Entry): boolean => !ids.includes(id)
      done = done.filter(isOther)
      undone = undone.filter(isOther)
    },
    undo() {
      const taken = take(done.at(-1), (entry) => (done = done.filter((one) => one !== entry)))
      if (taken === null || 'isDone' in taken) return taken
      const { entry, ids } = taken
      undone = [...undone, { ...entry, ids, commands: [entry.again], left: board() ?? taken.now }]
      return { act: entry.act, isDone: true }
    },
    redo() {
      const taken = take(undone.at(-1), (entry) => (undone = undone.filter((one) => one !== entry)))
      if (taken === null || 'isDone' in taken) return taken
      const { entry, ids, now, person } = taken
      const commands = inverseOf(now, entry.again, person)
      if (commands !== null) done = [...done, { ...entry, ids, commands, left: board() ?? now }]
      return { act: entry.act, isDone: true }
    },
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    clear() {
      done = []
      undone = []
    },
  }
}

const RESTORING: ReadonlySet<Act['type']> = new Set(['restore-note', 'restore-comment', 'restore-action'])

interface Taken {
  readonly entry: Entry
  /** The board that it was done to. */
  readonly now: BoardState
  readonly person: Actor
  readonly ids: readonly CommandId[]
}
