import type { ViewEvent } from '@retropulse/domain/board/visibility'
import type { BoardAt, LogRow } from '../engine/log.ts'
import { inParts, textSize } from './board-parts.ts'
import { type HistoryReader, replayRow } from './replay-history.ts'
import { type DoInSteps, textInSteps, type TextParts } from '@retropulse/domain/kernel/text-in-steps'

export interface HistoryInput {
  /** The board before the first of the rows. */
  readonly from: BoardAt
  /** In their order; those that have no room are left for the next page. */
  readonly rows: readonly LogRow[]
  /** The newest row of the board when the request came. */
  readonly head: number
  readonly reader: HistoryReader
}

/** A page of a history as JSON, and the board after its last row. */
export interface HistoryJson {
  readonly json: TextParts
  readonly after: BoardAt
}

/**
 * Characters of JSON with which a page ends (BOARD-82). Each row that ends brainstorming repeats the texts of the board,
 * so that pages counted by rows alone would have no bound.
 */
const PAGE_SIZE = 1024 * 1024

/** Each piece is a step: what a row changes, or an event of it, may take a millisecond. */
const STEP_SIZE = 1

/** A page of the history of a board, made in steps (LIMIT-22). It has one row at least. */
export async function historyJson(input: HistoryInput, doInSteps: DoInSteps): Promise<HistoryJson> {
  let after = input.from
  const moveTo = (at: BoardAt) => {
    after = at
  }
  const json = await textInSteps(pagePieces(input, moveTo), doInSteps, STEP_SIZE)
  return { json, after }
}

function* pagePieces(
  { from, rows, head, reader }: HistoryInput,
  moveTo: (at: BoardAt) => void,
): Generator<string, void, undefined> {
  yield '{"rows":['
  let before = from
  let size = 0
  for (const row of rows) {
    const { shown, after } = replayRow(before, row, reader)
    yield `${size === 0 ? '' : ','}{"seq":${shown.seq},"at":${shown.at},"events":[`
    let isFirst = true
    for (const event of shown.events.flatMap(inSmallEvents)) {
      const piece = `${isFirst ? '' : ','}${JSON.stringify(event)}`
      yield piece
      size += piece.length
      isFirst = false
    }
    yield ']}'
    size += 1
    moveTo(after)
    before = after
    if (size >= PAGE_SIZE) break
  }
  const end = Math.max(head, before.seq)
  const next = before.seq < end ? before.seq + 1 : null
  yield `],"next":${next},"head":${end}}`
}

/** The texts of a whole board as several events, as they are sent on the socket (WIRE-22). */
function inSmallEvents(event: ViewEvent): readonly ViewEvent[] {
  if (event.type !== 'texts-shown') return [event]
  return [...inParts(event.notes, textSize)].map((notes) => ({ ...event, notes }))
}
