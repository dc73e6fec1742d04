import { type DoInSteps, textInSteps } from './text-in-steps.ts'

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
): Promise<string> {
  return textInSteps(arrayPieces(items, schema), doInSteps)
}

/** The pieces of a list as JSON, an item each. */
export function* arrayPieces<Item>(
  items: Iterable<Item>,
  schema: Schema<Item>,
): Generator<string, void, undefined> {
  let separator = '['
  for (const item of items) {
    yield `${separator}${JSON.stringify(schema.parse(item))}`
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

/** An object that is not empty as JSON, without its closing brace: other fields can follow. */
export function openObject(object: object): string {
  return JSON.stringify(object).slice(0, -1)
}
