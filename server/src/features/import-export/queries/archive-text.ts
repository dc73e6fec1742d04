import { setImmediate } from 'node:timers/promises'

/** A file of an archive; its bytes are made while they are sent. */
export interface ArchiveFile {
  /** The path in the archive, of names that `createArchiveNames` gave. */
  readonly name: string
  readonly input: AsyncIterable<Uint8Array>
}

/** Small enough that the sum over one holds other requests up for less than a millisecond. */
const PIECE_BYTES = 128 * 1024
/** Without it some spreadsheet programs read a table in a local encoding. */
export const BYTE_ORDER_MARK = '\uFEFF'

/** The bytes of texts in pieces, with other requests in between (EXPORT-17). */
export async function* piecesOf(texts: AsyncIterable<string> | Iterable<string>): AsyncGenerator<Uint8Array> {
  for await (const text of texts) {
    const bytes = Buffer.from(text)
    for (let from = 0; from < bytes.length; from += PIECE_BYTES) {
      yield bytes.subarray(from, from + PIECE_BYTES)
      await setImmediate()
    }
  }
}

/** A JSON array, written value by value. */
export function* jsonArrayOf(values: readonly unknown[]): Generator<string> {
  let separator = '[\n'
  for (const value of values) {
    yield separator + JSON.stringify(value)
    separator = ',\n'
  }
  yield values.length === 0 ? '[]\n' : '\n]\n'
}
