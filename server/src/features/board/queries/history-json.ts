import type { ViewEvent } from '@retropulse/domain/board/visibility'
import type { BoardAt, LogRow } from '../engine/log.ts'
import { inParts, textSize } from './board-parts.ts'
import { type HistoryReader, replayRow } from './replay-history.ts'
import type { DoInSteps, Steps } from '@retropulse/domain/kernel/text-in-steps'

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
  readonly json: string
  readonly after: BoardAt
}

/**
 * Characters of JSON with which a page ends (BOARD-82). Each row that ends brainstorming repeats the texts of the board,
 * so that pages counted by rows alone would have no bound.
 */
const PAGE_SIZE = 1024 * 1024

/** A page of the history of a board, made in steps (LIMIT-22). It has one row at least. */
export async function historyJson(input: HistoryInput, doInSteps: DoInSteps): Promise<HistoryJson> {
  const pieces: string[] = []
  let after = input.from
  await doInSteps(
    pageSteps(input, {
      write: (piece) => void pieces.push(piece),
      moveTo: (at) => {
        after = at
      },
    }),
  )
  const end = Math.max(input.head, after.seq)
  const next = after.seq < end ? after.seq + 1 : null
  return { json: `{"rows":[${pieces.join('')}],"next":${next},"head":${end}}`, after }
}

function* pageSteps(
  { from, rows, reader }: HistoryInput,
  page: { readonly write: (piece: string) => void; readonly moveTo: (at: BoardAt) => void },
): Steps {
  let before = from
  let size = 0
  for (const row of rows) {
    const { shown, after } = replayRow(before, row, reader)
    page.write(`${size === 0 ? '' : ','}{"seq":${shown.seq},"at":${shown.at},"events":[`)
    let isFirst = true
    for (const event of shown.events.flatMap(inSmallEvents)) {
      const piece = `${isFirst ? '' : ','}${JSON.stringify(event)}`
      page.write(piece)
      size += piece.length
      isFirst = false
      yield
    }
    page.write(']}')
    size += 1
    page.moveTo(after)
    before = after
    if (size >= PAGE_SIZE) return
    yield
  }
}

/** The texts of a whole board as several events, as they are sent on the socket (WIRE-22). */
function inSmallEvents(event: ViewEvent): readonly ViewEvent[] {
  if (event.type !== 'texts-shown') return [event]
  return [...inParts(event.notes, textSize)].map((notes) => ({ ...event, notes }))
}
