import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

/** How the server answers. Everything but `whole` and `streamed` is a failure. */
export type ModelMood =
  | 'whole'
  | 'streamed'
  | 'error'
  | 'rate-limited'
  | 'malformed'
  | 'other-shape'
  | 'refused'
  | 'huge'
  | 'redirect'
  | 'breaks-off'
  | 'drips'
  /** The first piece, and then nothing. */
  | 'stalls'
  | 'silent'

/** A local endpoint that speaks the chat completions of OpenAI, as strictly as their documentation. */
export interface ModelServer {
  readonly url: string
  readonly key: string
  readonly model: string
  /** The bodies of all requests, as they came. */
  readonly bodies: readonly string[]
  /** Why requests were refused. */
  readonly violations: readonly string[]
  /** How many requests were ended by the client before they were answered. */
  abandoned(): number
  /** From now on it answers like this: the content of the answer, and the way. */
  answerWith(content: string, ...moods: readonly ModelMood[]): void
  close(): Promise<void>
}

const schemaSchema: z.ZodType = z.lazy(() =>
  z.union([
    z.strictObject({ type: z.literal('string'), enum: z.array(z.string()).min(1).optional() }),
    z.strictObject({ type: z.literal('array'), items: schemaSchema }),
    z
      .strictObject({
        type: z.literal('object'),
        properties: z.record(z.string(), schemaSchema),
        required: z.array(z.string()),
        additionalProperties: z.literal(false),
      })
      .refine(
        ({ properties, required }) => Object.keys(properties).every((name) => required.includes(name)),
        {
          error: 'strict schemas require every property',
        },
      ),
  ]),
)

const requestSchema = z.strictObject({
  model: z.string(),
  stream: z.boolean().optional(),
  messages: z
    .array(z.strictObject({ role: z.enum(['system', 'user', 'assistant']), content: z.string().min(1) }))
    .min(1),
  response_format: z.strictObject({
    type: z.literal('json_schema'),
    json_schema: z.strictObject({
      name: z.string().regex(/^[\w-]{1,64}$/),
      strict: z.literal(true),
      schema: schemaSchema,
    }),
  }),
})

const KEY = 'model-key'
const MODEL = 'test-model'

export async function startModelServer(): Promise<ModelServer> {
  const bodies: string[] = []
  const violations: string[] = []
  let abandoned = 0
  let content = '{}'
  let moods: readonly ModelMood[] = ['whole']
  const server = createServer((request, response) => {
    response.once('close', () => {
      if (!response.writableEnded) abandoned += 1
    })
    void textOf(request).then(async (body) => {
      bodies.push(body)
      const violation = violationOf(request, body)
      if (violation !== null) {
        violations.push(violation)
        return send(response, 400, { error: { message: violation, type: 'invalid_request_error' } })
      }
      const [mood = 'whole', ...rest] = moods
      if (rest.length > 0) moods = rest
      return answer(response, mood, content)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/v1`,
    key: KEY,
    model: MODEL,
    bodies,
    violations,
    abandoned: () => abandoned,
    answerWith(nextContent, ...nextMoods) {
      content = nextContent
      moods = nextMoods
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function violationOf({ method, url, headers }: IncomingMessage, body: string): string | null {
  if (method !== 'POST' || url !== '/v1/chat/completions') return `there is no ${method} ${url}`
  if (headers.authorization !== `Bearer ${KEY}`) return 'wrong key'
  if (headers['content-type'] !== 'application/json') return 'not JSON'
  const parsed = requestSchema.safeParse(JSON.parse(body))
  if (!parsed.success) return z.prettifyError(parsed.error)
  return parsed.data.model === MODEL ? null : 'there is no such model'
}

async function answer(response: ServerResponse, mood: ModelMood, content: string): Promise<void> {
  switch (mood) {
    case 'whole':
      return send(response, 200, completionOf(content))
    case 'streamed':
      return stream(response, [content.slice(0, 5), content.slice(5)], 0, true)
    case 'error':
      return send(response, 500, { error: { message: 'the model is busy' } })
    case 'rate-limited':
      response.setHeader('retry-after', '20')
      return send(response, 429, { error: { message: 'slow down', type: 'rate_limit_error' } })
    case 'malformed':
      return send(response, 200, completionOf('Sure! Here are three questions.'))
    case 'other-shape':
      return send(response, 200, completionOf('{"answer": 42}'))
    case 'refused':
      return send(response, 200, { choices: [{ message: { content: null, refusal: 'I will not.' } }] })
    case 'huge':
      return send(response, 200, completionOf('x'.repeat(4 * 1024 * 1024)))
    case 'redirect':
      response.writeHead(307, { location: '/v1/chat/completions' }).end()
      return
    case 'breaks-off':
      await stream(response, [content.slice(0, 5)], 0, false)
      response.destroy()
      return
    case 'drips':
      return stream(response, [...content], 100, true)
    case 'stalls':
      return stream(response, [content.slice(0, 5)], 0, false)
    case 'silent':
  }
}

async function stream(
  response: ServerResponse,
  pieces: readonly string[],
  pauseMs: number,
  isWhole: boolean,
): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  for (const piece of pieces) {
    response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: piece } }] })}\n\n`)
    await sleep(pauseMs)
  }
  if (isWhole)
    response.end(`data: ${JSON.stringify({ choices: [], usage: { total_tokens: 9 } })}\n\ndata: [DONE]\n\n`)
}

function completionOf(content: string): object {
  return { choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }] }
}

function send(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
