import type { BoardPulse } from '../store/tables.ts'

/** A survey as a program reads it with the board. */
export function presentedPulse(pulse: BoardPulse | null | undefined): Pick<BoardPulse, 'id' | 'name'> | null {
  return pulse ? { id: pulse.id, name: pulse.name } : null
}
