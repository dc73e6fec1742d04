import { HOUR_MS } from '@retropulse/domain/kernel/durations'
import { z } from 'zod'
import { createCircuitBreaker } from '../../platform/http/circuit-breaker.ts'
import { readRetryAfter } from '../../platform/http/retry-after.ts'

export interface ModelOptions {
  /** The clock, in milliseconds since 1970. */
  readonly now?: () => number
  /** Where the endpoint is, up to `/v1`; `/chat/completions` follows. */
  readonly url: string
  /** Undefined: the endpoint asks for none. */
  readonly key: string | undefined
  readonly model: string
}

/** What a model is asked. */
export interface ModelTask<Accepted extends z.ZodType> {
  /** Lower case, digits and `_`. */
  readonly name: string
  readonly instructions: string
  /** The shape that the endpoint is asked for. */
  readonly told: z.ZodType
  /** The shape that an answer must have. */
  readonly accepted: Accepted
}

export interface ModelClient {
  /**
   * Rejects when the endpoint does not answer as asked; at once, without a request, while it rests after five failures
   * in a row, or for the time that it asked for (BOT-23).
   */
  ask<Accepted extends z.ZodType>(
    task: ModelTask<Accepted>,
    text: string,
    signal: AbortSignal,
  ): Promise<z.infer<Accepted>>
}

/** Far above any answer, with what a stream adds to each word. */
const BYTES_MAX = 1024 * 1024
/** No pause is longer, in milliseconds: a wrong header would switch the model off until a restart. */
const PAUSE_MAX_MS = HOUR_MS

/**
 * Asks an OpenAI-compatible endpoint (BOT-13), by its official library. The answer is streamed where the endpoint
 * streams, so that a broken or endless one is noticed early; pages get it whole, since all of it passes the safety check
 * before anything of it is shown (BOT-17).
 */
export function createModelClient({ url, key, model, now = Date.now }: ModelOptions): ModelClient {
  const circuit = createCircuitBreaker({ now })
  // Loaded with the first question: most installations ask no model, and the library is large.
  const load = async () => {
    const { OpenAI } = await import('openai')
    return new OpenAI({
      baseURL: url,
      // The library wants some text; endpoints without keys ignore it.
      apiKey: key ?? 'none',
      // Given, so that none is taken from the environment.
      organization: null,
      project: null,
      // `tryTwice` tries again.
      maxRetries: 0,
      fetchOptions: { redirect: 'error' },
      fetch: async (address, init) => bounded(await fetch(address, init)),
    })
  }
  let loading: ReturnType<typeof load> | undefined
  const exchange: ModelClient['ask'] = async ({ name, instructions, told, accepted }, text, signal) => {
    const client = await (loading ??= load())
    const response = await client.chat.completions
      .create(
        {
          model,
          stream: true,
          messages: [
            { role: 'system', content: instructions },
            { role: 'user', content: text },
          ],
          response_format: {
            type: 'json_schema',
            json_schema: { name, strict: true, schema: schemaOf(told) },
          },
        },
        { signal },
      )
      .asResponse()
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream')
    const content = isStream ? await streamed(response, signal) : await whole(response)
    return accepted.parse(JSON.parse(withoutFence(content)))
  }
  return {
    async ask(task, text, signal) {
      if (circuit.enter() > 0) throw new Error('the model rests after failures')
      try {
        const answer = await exchange(task, text, signal)
        circuit.settle('succeeded')
        return answer
      } catch (error) {
        const hasTimedOut = signal.aborted && isTimeout(signal.reason)
        // A page that was closed says nothing of the model; time that ran out does.
        circuit.settle(signal.aborted && !hasTimedOut ? 'abandoned' : 'failed')
        circuit.pause(Math.min(pauseIn(error, now()), PAUSE_MAX_MS))
        // The library's "Request was aborted" and "Connection error" would not tell the operator why.
        const code = networkCodeOf(error)
        if (hasTimedOut) throw new Error('the model did not answer in time', { cause: error })
        throw code === null ? error : new Error(`the model could not be reached: ${code}`, { cause: error })
      }
    },
  }
}

/** The pause that an endpoint asked for with its refusal, in milliseconds; 0 when it asked for none. */
function pauseIn(error: unknown, now: number): number {
  const headers = error instanceof Error && 'headers' in error ? error.headers : null
  return headers instanceof Headers ? (readRetryAfter(headers.get('retry-after'), now) ?? 0) : 0
}

/** Why a connection failed, such as ECONNREFUSED, which the library hides in the causes of its error; null: no such. */
function networkCodeOf(error: unknown): string | null {
  let cause = error
  for (let depth = 0; depth < 4 && cause instanceof Error; depth += 1) {
    if ('code' in cause && typeof cause.code === 'string' && /^E[A-Z_]+$/.test(cause.code)) return cause.code
    cause = cause.cause
  }
  return null
}

function isTimeout(reason: unknown): boolean {
  return reason instanceof DOMException && reason.name === 'TimeoutError'
}

function schemaOf(told: z.ZodType): Record<string, unknown> {
  const { $schema: _, ...schema } = z.toJSONSchema(told)
  return schema
}

async function streamed(response: Response, signal: AbortSignal): Promise<string> {
  const { Stream } = await import('openai/streaming')
  const controller = new AbortController()
  const chunks = Stream.fromSSEResponse<unknown>(response, controller)
  let content = ''
  for await (const chunk of chunks) {
    signal.throwIfAborted()
    content += chunkSchema.parse(chunk).choices[0]?.delta.content ?? ''
  }
  // The library ends a stream that was aborted as if it were complete.
  signal.throwIfAborted()
  return content
}

const chunkSchema = z.object({
  // The last chunk may tell the costs alone.
  choices: z.array(z.object({ delta: z.object({ content: z.string().nullish() }) })),
})

async function whole(response: Response): Promise<string> {
  return completionSchema.parse(await response.json()).choices[0].message.content
}

const completionSchema = z.object({
  choices: z.tuple([z.object({ message: z.object({ content: z.string() }) })]).rest(z.unknown()),
})

/** Small models put their JSON into a fenced block of Markdown, whatever they are asked for. */
function withoutFence(content: string): string {
  return /^\s*```(?:json)?\s([\s\S]*)```\s*$/.exec(content)?.[1] ?? content
}

/** The same answer, which fails once it is longer than any answer should be. */
function bounded(response: Response): Response {
  let size = 0
  const limit = new TransformStream<Uint8Array, Uint8Array>({
    transform(bytes, controller) {
      size += bytes.byteLength
      if (size > BYTES_MAX) controller.error(new TypeError('the answer is too large'))
      else controller.enqueue(bytes)
    },
  })
  return new Response(response.body?.pipeThrough(limit) ?? null, response)
}
