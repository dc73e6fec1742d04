import type { BoardCommand } from '@retropulse/domain/board/command'
import type { BoardState } from '@retropulse/domain/board/state'
import type { CommandId } from '@retropulse/domain/kernel/ids'
import type { UndoStack, UndoStackOptions } from './undo-stack.ts'

export interface LateUndoStack extends Omit<UndoStack, 'record'> {
  /** A command was shown; `before` is the board before it. */
  readonly record: (id: CommandId, command: BoardCommand, before: BoardState | null) => void
  /** Loads the code of undo, once; the first note does not wait for it. */
  readonly load: () => void
}

export interface LateUndoStackOptions extends UndoStackOptions {
  /** The stack has loaded, with the acts recorded before. */
  readonly onChange: () => void
}

/** An undo stack that loads after the board; acts until then are recorded and can be undone later (UNDO-15). */
export function createLateUndoStack({ onChange, ...options }: LateUndoStackOptions): LateUndoStack {
  let stack: UndoStack | null = null
  let isLoading = false
  let waiting: readonly Parameters<UndoStack['record']>[] = []

  async function load(): Promise<void> {
    if (stack !== null || isLoading) return
    isLoading = true
    try {
      const { createUndoStack } = await import('./undo-stack.ts')
      stack = createUndoStack(options)
      for (const act of waiting) stack.record(...act)
      waiting = []
      onChange()
    } catch {
      // Without a connection the next act tries again.
    } finally {
      isLoading = false
    }
  }

  return {
    load: () => void load(),
    record(id, command, before) {
      const left = options.board()
      if (before === null || left === null || left === before) return
      if (stack !== null) return stack.record(id, command, before, left)
      waiting = [...waiting, [id, command, before, left]]
      void load()
    },
    refused(id) {
      waiting = waiting.filter(([one]) => one !== id)
      stack?.refused(id)
    },
    undo: () => stack?.undo() ?? null,
    redo: () => stack?.redo() ?? null,
    canUndo: () => stack?.canUndo() ?? false,
    canRedo: () => stack?.canRedo() ?? false,
    clear() {
      waiting = []
      stack?.clear()
    },
  }
}
