import { type DoInSteps, textInSteps, type TextParts } from './text-in-steps.ts'

/** Takes the fields of a contract from a value, and leaves all others out. */
interface Schema<Input> {
  parse(value: Input): unknown
}

/**
 * A list as JSON, made in steps (LIMIT-22). Its items have the fields of their schema and no others; it rejects, as
 * the schema throws, when one is missing.
 */
export function arrayInSteps<Item>(
  items: Iterable<Item>,
  schema: Schema<Item>,
  doInSteps: DoInSteps,
): Promise<TextParts> {
  return textInSteps(arrayPieces(items, schema), doInSteps)
}

/** Pieces of JSON, which are made when they are read. */
type Pieces = Generator<string, void, undefined>

/** A list of items that have the fields of their schema; a piece each. */
export function arrayPieces<Item>(items: Iterable<Item>, schema: Schema<Item>): Pieces {
  return listPieces(items, function* (item) {
    yield JSON.stringify(schema.parse(item))
  })
}

/** A list whose items are themselves made of pieces. */
export function* listPieces<Item>(items: Iterable<Item>, piecesOf: (item: Item) => Pieces): Pieces {
  yield '['
  let separator = ''
  for (const item of items) {
    yield separator
    yield* piecesOf(item)
    separator = ','
  }
  yield ']'
}

/** An object of small fields, made at once, and after them large ones that are made of pieces. */
export function* objectPieces(small: object, large: Readonly<Record<string, Pieces>>): Pieces {
  const opened = JSON.stringify(small).slice(0, -1)
  yield opened
  let separator = opened === '{' ? '' : ','
  for (const [name, pieces] of Object.entries(large)) {
    yield `${separator}${JSON.stringify(name)}:`
    yield* pieces
    separator = ','
  }
  yield '}'
}
