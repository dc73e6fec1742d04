/** Joins features that are built one after the other: the earlier one emits, the later one listens. */
export interface Emitter<Value> {
  /** Adds a listener; listeners are called in the order in which they were added. */
  readonly on: (listener: (value: Value) => void) => void
  readonly emit: (value: Value) => void
}

export function createEmitter<Value>(): Emitter<Value> {
  const listeners: ((value: Value) => void)[] = []
  return {
    on: (listener) => void listeners.push(listener),
    emit(value) {
      for (const listener of listeners) listener(value)
    },
  }
}
