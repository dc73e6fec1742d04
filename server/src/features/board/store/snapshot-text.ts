import { snapshotOf } from '@retropulse/domain/board/snapshot'
import { type BoardState, emptyBoard, emptyTrash } from '@retropulse/domain/board/state'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** Notes serialised in one turn of the event loop: at most about as many characters as a join sends at once. */
const NOTES_PER_TURN = 30

/** A snapshot as JSON, made in steps: serialising a full board at once would block every other board (LIMIT-22). */
export async function snapshotText(state: BoardState): Promise<string> {
  const none = emptyBoard(state.id).notes
  const bare = { ...state, notes: none, trash: { ...state.trash, notes: emptyTrash().notes } }
  const { notes: _notes, trash, ...board } = snapshotOf(bare)
  const { notes: _trashed, ...trashed } = trash
  const notes = await entriesText(state.notes.values())
  const trashedNotes = await entriesText(state.trash.notes.values())
  const trashText = `${open(trashed)},"notes":{${trashedNotes}}}`
  return `${open(board)},"trash":${trashText},"notes":{${notes}}}`
}

/** The JSON of an object without its closing brace. */
function open(fields: object): string {
  return JSON.stringify(fields).slice(0, -1)
}

async function entriesText(items: readonly { readonly id: string }[]): Promise<string> {
  const texts: string[] = []
  for (const item of items) {
    if (texts.length % NOTES_PER_TURN === NOTES_PER_TURN - 1) await nextTurn()
    texts.push(`${JSON.stringify(item.id)}:${JSON.stringify(item)}`)
  }
  return texts.join(',')
}
