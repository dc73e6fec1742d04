import type { SuggestedFormat } from '@retropulse/domain/bots/suggest-format'
import { type SafetyFlag, safetyOf } from '@retropulse/domain/bots/safety'
import type { Writer } from '../ports.ts'

export interface WriterPorts {
  /** A language model; undefined: none is configured. */
  readonly model: Writer | undefined
  /** Answers always, and at once. */
  readonly catalogue: Writer
  /** The model failed, or answered what is not shown. */
  readonly onModelFailed: (error: unknown) => void
}

/** An answer with its flag (BOT-8), and who wrote it. */
export interface Written<Answer> {
  readonly answer: Answer
  readonly flag: Exclude<SafetyFlag, '2'>
  readonly source: 'model' | 'catalogue' | 'catalogue-instead'
}

/**
 * Lets the model answer, once more when it fails, and then the catalogue (BOT-21). An unsafe answer counts as a failure
 * (BOT-17). `texts`: what people would read of an answer.
 */
export async function writeSafely<Answer>(
  write: (writer: Writer, signal: AbortSignal) => Promise<Answer>,
  texts: (answer: Answer) => readonly string[],
  { model, catalogue, onModelFailed }: WriterPorts,
): Promise<Written<Answer>> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  const asked = model && ((limit: AbortSignal) => write(model, limit))
  const written = asked && (await tryTwice(asked, texts, { signal, onModelFailed }))
  if (written) return { ...written, source: 'model' }
  const answer = await write(catalogue, signal)
  return { answer, flag: '0', source: model === undefined ? 'catalogue' : 'catalogue-instead' }
}

/**
 * Asks a model, once more when it fails or answers what is unsafe (BOT-17, BOT-21); null: it did not answer. `mayAsk`
 * is asked right before each try.
 */
export async function tryTwice<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  texts: (answer: Answer) => readonly string[],
  {
    onModelFailed,
    signal = AbortSignal.timeout(PATIENCE_MS),
    mayAsk = () => true,
  }: Pick<WriterPorts, 'onModelFailed'> & { readonly signal?: AbortSignal; readonly mayAsk?: () => boolean },
): Promise<Omit<Written<Answer>, 'source'> | null> {
  for (let tries = 0; tries < TRIES && !signal.aborted && mayAsk(); tries += 1) {
    try {
      const answer = await ask(signal)
      const flag = flagOf(texts(answer))
      if (flag !== '2') return { answer, flag }
      onModelFailed(new Error('the answer was unsafe'))
    } catch (error) {
      onModelFailed(error)
    }
  }
  return null
}

const TRIES = 2
/** Of all tries together: a page waits for 20 seconds. */
const PATIENCE_MS = 18_000

function flagOf(texts: readonly string[]): SafetyFlag {
  const flags = new Set(texts.map(safetyOf))
  return flags.has('2') ? '2' : flags.has('1') ? '1' : '0'
}

/** What people read of a format. */
export function textsOf({ name, columns }: SuggestedFormat): readonly string[] {
  return [name, ...columns.map((column) => column.name)]
}
