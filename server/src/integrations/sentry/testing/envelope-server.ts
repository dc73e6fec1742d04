import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

/** A fake of the error-reporting service on the loopback interface, as strict as its documented envelope protocol. */
export interface EnvelopeServer {
  readonly dsn: string
  /** Events that were accepted. */
  readonly events: readonly ReportedEvent[]
  /** Everything that was received, accepted or not: request lines, headers and bodies. */
  readonly received: () => string
  /** Why the other requests were refused. */
  readonly violations: readonly string[]
  /** From now on it breaks in this way, whatever it is sent. */
  break(mood: BrokenService): void
  close(): Promise<void>
}

/** A status, with a pause of a minute for 429; or an answer that never ends. */
export type BrokenService = 307 | 429 | 500 | 'malformed' | 'huge' | 'drips' | 'silent' | 'breaks-off'

const KEY = '0123456789abcdef0123456789abcdef'
const PROJECT = '42'

const frameSchema = z.strictObject({
  filename: z.string(),
  function: z.string(),
  lineno: z.number().optional(),
  colno: z.number().optional(),
  in_app: z.boolean(),
})

const sdkSchema = z.strictObject({
  name: z.string().regex(/^sentry\.javascript\.(?:node|browser)$/),
  version: z.string().regex(/^\d+\.\d+\.\d+$/),
  packages: z.array(z.strictObject({ name: z.string(), version: z.string() })).optional(),
  integrations: z.array(z.string()).max(0).optional(),
  settings: z.strictObject({ infer_ip: z.literal('never') }),
})

/** All fields that an event may have; one more is refused. */
const eventSchema = z.strictObject({
  event_id: z.string().regex(/^[0-9a-f]{32}$/),
  timestamp: z.number(),
  platform: z.enum(['node', 'javascript']),
  level: z.enum(['error', 'fatal']),
  environment: z.literal('production'),
  transaction: z.string().optional(),
  tags: z.strictObject({
    side: z.enum(['server', 'page']),
    method: z.string().optional(),
    code: z.string().optional(),
  }),
  exception: z.strictObject({
    values: z
      .array(
        z.strictObject({
          type: z.string(),
          value: z.string(),
          mechanism: z.strictObject({ type: z.literal('generic'), handled: z.boolean() }),
          stacktrace: z.strictObject({ frames: z.array(frameSchema) }),
        }),
      )
      .min(1),
  }),
  sdk: sdkSchema,
})
export type ReportedEvent = z.infer<typeof eventSchema>

const envelopeHeaderSchema = z.strictObject({
  event_id: z.string().regex(/^[0-9a-f]{32}$/),
  sent_at: z.iso.datetime(),
  sdk: sdkSchema.partial().optional(),
})

const itemHeaderSchema = z.strictObject({ type: z.literal('event'), length: z.number().int().optional() })

export async function startEnvelopeServer(): Promise<EnvelopeServer> {
  const events: ReportedEvent[] = []
  const violations: string[] = []
  const received: string[] = []
  let broken: BrokenService | undefined

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const whole = Buffer.concat(chunks)
      const body = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(whole) : whole).toString()
      received.push(`${request.method} ${request.url}\n${request.rawHeaders.join('\n')}\n\n${body}`)
      if (broken !== undefined) return breakDown(response, broken)
      response.setHeader('access-control-allow-origin', '*')
      try {
        const event = eventIn(request, body)
        events.push(event)
        response.writeHead(200, { 'content-type': 'application/json' }).end(`{"id":"${event.event_id}"}`)
      } catch (error) {
        violations.push(String(error))
        response.writeHead(400).end()
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://${KEY}@127.0.0.1:${port}/${PROJECT}`,
    events,
    violations,
    received: () => received.join('\n\n'),
    break(mood) {
      broken = mood
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function breakDown(response: ServerResponse, mood: BrokenService): void {
  if (mood === 'silent') return
  if (typeof mood === 'number') {
    response.writeHead(mood, { location: '/elsewhere', ...(mood === 429 && { 'retry-after': '60' }) }).end()
    return
  }
  response.writeHead(200, { 'content-type': 'application/json' })
  if (mood === 'malformed') response.end('<html>')
  else if (mood === 'huge') response.end('x'.repeat(8 * 1024 * 1024))
  // Dripping, it says no more than this.
  else response.write('o', () => mood === 'breaks-off' && response.destroy())
}

/** Throws with what is wrong about a request. */
function eventIn(request: IncomingMessage, body: string): ReportedEvent {
  const url = new URL(request.url ?? '/', 'http://localhost')
  if (request.method !== 'POST') throw new Error(`method ${request.method}`)
  if (url.pathname !== `/api/${PROJECT}/envelope/`) throw new Error(`path ${url.pathname}`)
  const key = url.searchParams.get('sentry_key') ?? /sentry_key=(\w+)/.exec(authOf(request))?.[1]
  if (key !== KEY) throw new Error('no key of the project')
  for (const name of ['cookie', 'referer', 'x-forwarded-for', 'authorization'])
    if (request.headers[name] !== undefined) throw new Error(`header ${name}`)

  // Three lines: the header of the envelope, the header of its only item, the item.
  const [header = '', itemHeader = '', item = '', ...rest] = body.replace(/\n$/, '').split('\n')
  if (rest.length > 0) throw new Error(`${rest.length} lines after the event`)
  const envelope = envelopeHeaderSchema.parse(JSON.parse(header))
  const { length = Buffer.byteLength(item) } = itemHeaderSchema.parse(JSON.parse(itemHeader))
  if (length !== Buffer.byteLength(item)) throw new Error('the length of the item is wrong')
  const event = eventSchema.parse(JSON.parse(item))
  if (event.event_id !== envelope.event_id) throw new Error('two ids')
  return event
}

function authOf(request: IncomingMessage): string {
  const auth = request.headers['x-sentry-auth']
  return typeof auth === 'string' ? auth : ''
}
