import type { ExportedBoard } from './exported-board.ts'

/** An export as indented JSON, in pieces: that of `JSON.stringify`, to the last byte (EXPORT-1). */
export function* jsonPieces({ notes, actions, ...head }: ExportedBoard): Generator<string, void, undefined> {
  yield `${JSON.stringify(head, null, INDENT).slice(0, -'\n}'.length)},\n`
  yield* listPieces('notes', notes)
  yield ',\n'
  yield* listPieces('actions', actions)
  yield '\n}\n'
}

const INDENT = 2

function* listPieces(name: string, items: readonly object[]): Generator<string, void, undefined> {
  yield `  ${JSON.stringify(name)}: [`
  for (const [place, item] of items.entries()) {
    const text = JSON.stringify([item], null, INDENT).slice('[\n'.length, -'\n]'.length)
    // One level deeper than in a list of its own; texts have no line breaks in JSON.
    yield `${place === 0 ? '\n' : ',\n'}  ${text.replaceAll('\n', '\n  ')}`
  }
  yield items.length === 0 ? ']' : '\n  ]'
}
