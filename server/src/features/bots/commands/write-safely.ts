import { MODEL_TRIES, MODEL_TRY_MS } from '@retropulse/domain/bots/limits'
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

/** How a model is asked. */
export interface TryOptions extends Pick<WriterPorts, 'onModelFailed'> {
  /** Asked right before each try. */
  readonly mayAsk?: () => boolean | Promise<boolean>
  /** Aborts when the page waits no longer: the request under way ends, and none follows. */
  readonly cancelled: AbortSignal
  /** The time of each try, in milliseconds; MODEL_TRY_MS unless given. */
  readonly tryMs?: number
}

/**
 * Lets the model answer, once more when it fails, and then the catalogue (BOT-21). An unsafe answer counts as a failure
 * (BOT-17). `texts`: what people would read of an answer.
 */
export async function writeSafely<Answer>(
  write: (writer: Writer, signal: AbortSignal) => Promise<Answer>,
  texts: (answer: Answer) => readonly string[],
  { model, catalogue, onModelFailed }: WriterPorts,
  cancelled: AbortSignal,
): Promise<Written<Answer>> {
  const asked = model && ((signal: AbortSignal) => write(model, signal))
  const written = asked && (await tryTwice(asked, texts, { onModelFailed, cancelled }))
  if (written) return { ...written, source: 'model' }
  const answer = await write(catalogue, cancelled)
  return { answer, flag: '0', source: model === undefined ? 'catalogue' : 'catalogue-instead' }
}

/**
 * Asks a model, once more when it fails or answers what is unsafe (BOT-17, BOT-21); null: it did not answer. Each try
 * has its own time, so that a model that hangs once is really asked again.
 */
export async function tryTwice<Answer>(
  ask: (signal: AbortSignal) => Promise<Answer>,
  texts: (answer: Answer) => readonly string[],
  { onModelFailed, cancelled, mayAsk = () => true, tryMs = MODEL_TRY_MS }: TryOptions,
): Promise<Omit<Written<Answer>, 'source'> | null> {
  for (let tries = 0; tries < MODEL_TRIES && !cancelled.aborted && (await mayAsk()); tries += 1) {
    try {
      const answer = await ask(AbortSignal.any([cancelled, AbortSignal.timeout(tryMs)]))
      const flag = flagOf(texts(answer))
      if (flag !== '2') return { answer, flag }
      onModelFailed(new Error('the answer was unsafe'))
    } catch (error) {
      if (!cancelled.aborted) onModelFailed(error)
    }
  }
  return null
}

function flagOf(texts: readonly string[]): SafetyFlag {
  const flags = new Set(texts.map(safetyOf))
  return flags.has('2') ? '2' : flags.has('1') ? '1' : '0'
}

/** What people read of a format. */
export function textsOf({ name, columns }: SuggestedFormat): readonly string[] {
  return [name, ...columns.map((column) => column.name)]
}
