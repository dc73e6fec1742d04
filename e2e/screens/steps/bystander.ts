import { notesInColumn } from '@retropulse/domain/board/order'
import type { Column, Note } from '@retropulse/domain/board/state'
import { asId, type NoteId } from '@retropulse/domain/kernel/ids'
import { rankBetween } from '@retropulse/domain/kernel/rank'
import { guestCookie, joinBoard } from '../../../server/src/testing/board-client.ts'

/** Another participant on a board. */
export interface Bystander {
  /** Opens a note of the column in an editor: the one at a place from the top, or, with null, a new one. */
  typeOn(column: number, place: number | null): void
  /** Drags the first note of the first column over the second column. */
  hold(): void
  /** Leaves like a participant who hides the tab (PRESENCE-8). */
  goAway(): Promise<void>
  leave(): void
}

/** Joins a guest with a name to a board. */
export async function sendBystander(url: string, boardId: string, name: string): Promise<Bystander> {
  const client = await joinBoard(url, boardId, await guestCookie(url))
  await client.sendRaw('room', { type: 'introduce', name })
  const { state } = client.board()
  const columnAt = (at: number): Column => found(state.columns[at])
  const noteAt = (column: number, place: number): Note =>
    found(notesInColumn(state, columnAt(column).id)[place])
  const tell = (message: object) => client.socket.emit('room', message)
  return {
    typeOn(column, place) {
      const noteId = place === null ? asId<NoteId>('bystanders-new-note') : noteAt(column, place).id
      tell({ type: 'edit', noteId, columnId: place === null ? columnAt(column).id : null })
    },
    hold() {
      const { id: columnId } = columnAt(1)
      const rank = rankBetween(noteAt(1, 0).rank, null)
      tell({ type: 'drag', noteId: noteAt(0, 0).id, columnId, rank })
    },
    async goAway() {
      await client.sendRaw('room', { type: 'away' })
      client.close()
    },
    leave: () => client.close(),
  }
}

function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new Error('the board has no such column or note')
  return thing
}
