import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'

/** A fake of the operator's analytics service on the loopback interface; it takes what docs/integrations.md says. */
export interface AnalyticsServer {
  readonly url: string
  /** Batches that were accepted. */
  readonly batches: readonly z.infer<typeof batchSchema>[]
  /** Everything that was received, accepted or not: request lines, headers and bodies. */
  readonly received: () => string
  /** Why the other requests were refused. */
  readonly violations: readonly string[]
  /** From now on requests are answered with this status; null: never. A redirect leads back to the same address. */
  answerWith(status: number | null, body?: 'huge' | 'drips' | 'breaks-off'): void
  close(): Promise<void>
}

const route = z.string().regex(/^\/(?:(?:[a-z-]+|:id)(?:\/(?:[a-z-]+|:id))*)?$/)
const count = z.number().int().min(1)
const ofBoard = (event: string, actions: readonly [string, ...string[]]) =>
  z.strictObject({ event: z.literal(event), action: z.enum(actions), page: z.null(), count })

const batchSchema = z.strictObject({
  from: z.iso.datetime(),
  to: z.iso.datetime(),
  events: z
    .array(
      z.union([
        ofBoard('Vote', ['start', 'cast', 'done', 'end']),
        ofBoard('Timer', ['set', 'end']),
        ofBoard('Media', ['set', 'end']),
        z.strictObject({
          event: z.literal('Copy'),
          action: z.enum(['selection', 'button']),
          page: route,
          count,
        }),
        z.strictObject({
          event: z.literal('Click'),
          action: z.union([z.enum(['button', 'elsewhere']), route]),
          page: route,
          count,
        }),
      ]),
    )
    .min(1)
    .max(500),
})

/** Headers that Node.js sends with a request of any program; one more is refused. */
const HEADERS = new Set([
  'accept',
  'accept-encoding',
  'accept-language',
  'connection',
  'content-length',
  'content-type',
  'host',
  'sec-fetch-mode',
  'user-agent',
])

export async function startAnalyticsServer(): Promise<AnalyticsServer> {
  const batches: z.infer<typeof batchSchema>[] = []
  const violations: string[] = []
  const received: string[] = []
  let status: number | null = 204
  let broken: 'huge' | 'drips' | 'breaks-off' | undefined

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString()
      received.push(`${request.method} ${request.url}\n${request.rawHeaders.join('\n')}\n\n${body}`)
      if (status === null) return
      const others = Object.keys(request.headers).filter((name) => !HEADERS.has(name))
      const parsed = batchSchema.safeParse(JSON.parse(body))
      if (request.method !== 'POST' || request.url !== '/events')
        violations.push(`${request.method} ${request.url}`)
      else if (request.headers['content-type'] !== 'application/json') violations.push('content-type')
      else if (others.length > 0) violations.push(others.join())
      else if (!parsed.success) violations.push(parsed.error.message)
      else if (status < 300) batches.push(parsed.data)
      const isRedirect = status >= 300 && status < 400
      response.writeHead(violations.length > 0 ? 400 : status, {
        ...(isRedirect && { location: '/events' }),
        ...(status === 429 && { 'retry-after': '120' }),
      })
      if (broken === 'huge') response.end('x'.repeat(8 * 1024 * 1024))
      else if (broken === undefined) response.end()
      // Dripping, it says no more than this.
      else response.write('o', () => broken === 'breaks-off' && response.destroy())
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/events`,
    batches,
    violations,
    received: () => received.join('\n\n'),
    answerWith(next, body) {
      status = next
      broken = body
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
