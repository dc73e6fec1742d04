import type { BoardContent, BoardEntity } from '@retropulse/contract/board-entity'
import type { BoardState } from '@retropulse/domain/board/state'
import { type PseudonymOf, type Viewer, visibleBoard } from '@retropulse/domain/board/visible-board'
import { inParts } from './board-parts.ts'
import { contentWithoutNotes, notesOf } from './board-content.ts'
import type { DoInSteps, Steps, TextParts } from '@retropulse/domain/kernel/text-in-steps'

export interface BoardJsonInput {
  /** The fields of the board besides its content. */
  readonly head: BoardEntity
  readonly state: BoardState
  readonly viewer: Viewer
  readonly pseudonymOf: PseudonymOf
}

/**
 * A board with its content as JSON, made in steps (LIMIT-22): in one piece, 3,000 notes of 1,300 characters block the
 * event loop for 50 to 300 ms. The JSON is the board as it was at the time of the request.
 */
export async function boardJson(input: BoardJsonInput, doInSteps: DoInSteps): Promise<TextParts> {
  const parts: string[] = []
  await doInSteps(boardJsonSteps(input, (part) => void parts.push(part)))
  return parts
}

function* boardJsonSteps(
  { head, state, viewer, pseudonymOf }: BoardJsonInput,
  write: (part: string) => void,
): Steps {
  const visible = visibleBoard(state, viewer, pseudonymOf)
  yield
  const notes = notesOf(visible)
  yield
  const { actions, ...rest } = contentWithoutNotes(visible)
  write(`${JSON.stringify({ ...head, ...rest }).slice(0, -1)},"notes":[`)
  yield* writeItems(mapped(notes), sizeOfNote, write)
  write('],"actions":[')
  yield* writeItems(actions, ({ text }) => ACTION_BASE + text.length, write)
  write(']}')
}

/** Approximate characters of an action item, a note and a comment besides their texts. */
const ACTION_BASE = 350
const NOTE_BASE = 400
const COMMENT_BASE = 200

function sizeOfNote({ text, comments }: BoardContent['notes'][number]): number {
  return comments.reduce((size, { comment }) => size + COMMENT_BASE + comment.length, NOTE_BASE + text.length)
}

function* mapped<Item>(makers: readonly (() => Item)[]): Generator<Item, void, undefined> {
  for (const make of makers) yield make()
}

function* writeItems<Item>(
  items: Iterable<Item>,
  sizeOf: (item: Item) => number,
  write: (part: string) => void,
): Steps {
  let isFirst = true
  for (const part of inParts(items, sizeOf)) {
    write(`${isFirst ? '' : ','}${JSON.stringify(part).slice(1, -1)}`)
    isFirst = false
    yield
  }
}
