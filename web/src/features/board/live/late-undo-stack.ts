import type { BoardCommand } from '@retropulse/domain/board/command'
import type { BoardState } from '@retropulse/domain/board/state'
import type { CommandId } from '@retropulse/domain/kernel/ids'
import type { UndoOutcome, UndoStack, UndoStackOptions } from './undo-stack.ts'

export interface LateUndoStack extends Omit<UndoStack, 'record' | 'undo' | 'redo'> {
  /** A command was shown; `before` is the board before it. */
  readonly record: (id: CommandId, command: BoardCommand, before: BoardState | null) => void
  /** Loads the code of undo, once; the first note does not wait for it. */
  readonly load: () => void
  /** Undoes or redoes the last act as soon as the code is there (UNDO-15); null when there is none. */
  readonly undo: () => Promise<UndoOutcome | null>
  readonly redo: () => Promise<UndoOutcome | null>
}

export interface LateUndoStackOptions extends UndoStackOptions {
  /** The stack has loaded, with the acts recorded before. */
  readonly onChange: () => void
}

/** What happened while the code of undo was loading. */
interface Waiting {
  /** The command that is to be recorded; null: undo or redo was asked for. */
  readonly id: CommandId | null
  /** Does it once the stack has loaded; null: it has not. */
  readonly replay: (stack: UndoStack | null) => void
}

/**
 * An undo stack that loads after the board. Acts until then are recorded, and what is undone and redone until then is so
 * in its place among them, as soon as the code is there (UNDO-15).
 */
export function createLateUndoStack({ onChange, ...options }: LateUndoStackOptions): LateUndoStack {
  let stack: UndoStack | null = null
  let isLoading = false
  let waiting: readonly Waiting[] = []

  async function load(): Promise<void> {
    if (stack !== null || isLoading) return
    isLoading = true
    try {
      const { createUndoStack } = await import('./undo-stack.ts')
      stack = createUndoStack(options)
      for (const { replay } of waiting) replay(stack)
      waiting = []
      onChange()
    } catch {
      // Without a connection the next act tries again.
      answerAsked()
    } finally {
      isLoading = false
    }
  }

  function answerAsked(): void {
    for (const { id, replay } of waiting) if (id === null) replay(null)
    waiting = waiting.filter(({ id }) => id !== null)
  }

  async function ask(what: 'undo' | 'redo'): Promise<UndoOutcome | null> {
    if (stack !== null || waiting.length === 0) return stack?.[what]() ?? null
    return new Promise((resolve) => {
      waiting = [...waiting, { id: null, replay: (loaded) => resolve(loaded?.[what]() ?? null) }]
      void load()
    })
  }

  return {
    load: () => void load(),
    record(id, command, before) {
      const left = options.board()
      if (before === null || left === null || left === before) return
      if (stack !== null) return stack.record(id, command, before, left)
      waiting = [...waiting, { id, replay: (loaded) => loaded?.record(id, command, before, left) }]
      void load()
    },
    refused(id) {
      waiting = waiting.filter((one) => one.id !== id)
      stack?.refused(id)
    },
    undo: () => ask('undo'),
    redo: () => ask('redo'),
    canUndo: () => stack?.canUndo() ?? false,
    canRedo: () => stack?.canRedo() ?? false,
    clear() {
      answerAsked()
      waiting = []
      stack?.clear()
    },
  }
}
