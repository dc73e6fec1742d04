import type { BoardUpdate, RoomUpdate } from '@retropulse/contract/board-room'
import type { NoteTexts } from '@retropulse/domain/board/readable-texts'
import type { ViewEvent } from '@retropulse/domain/board/visibility'

/** What arrives too early: updates before the answer to a join, and texts before the update that shows them. */
export interface HeldUpdates {
  readonly hold: (update: BoardUpdate) => void
  readonly holdRoom: (update: RoomUpdate) => void
  /** Returns the held updates, and holds them no longer. */
  readonly release: () => Held
  /** Texts that belong to the next `masking-changed` (WIRE-22). */
  readonly holdTexts: (notes: readonly NoteTexts[]) => void
  /** The update with the held texts, which are then dropped; the same update where it needs none. */
  readonly withTexts: (update: BoardUpdate) => BoardUpdate
  readonly dropTexts: () => void
}

interface Held {
  readonly updates: BoardUpdate[]
  readonly room: RoomUpdate[]
}

export function createHeldUpdates(): HeldUpdates {
  let held: Held = { updates: [], room: [] }
  let texts: readonly NoteTexts[] = []
  return {
    hold: (update) => void held.updates.push(update),
    holdRoom: (update) => void held.room.push(update),
    release() {
      const released = held
      held = { updates: [], room: [] }
      return released
    },
    holdTexts(notes) {
      texts = [...texts, ...notes]
    },
    withTexts(bare) {
      const update = withShownTexts(bare, texts)
      if (update !== bare) texts = []
      return update
    },
    dropTexts() {
      texts = []
    },
  }
}

/** The update with the texts of a large board that were sent before it; the same update where it needs none. */
function withShownTexts(update: BoardUpdate, notes: readonly NoteTexts[]): BoardUpdate {
  if (notes.length === 0 || !update.rows.some(isSwitch)) return update
  const shown: ViewEvent = { type: 'texts-shown', notes }
  return { ...update, rows: update.rows.map((row) => (isSwitch(row) ? [...row, shown] : row)) }
}

function isSwitch(row: readonly ViewEvent[]): boolean {
  return row.some(({ type }) => type === 'masking-changed')
}
