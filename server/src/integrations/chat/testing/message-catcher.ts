import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'

/** How the service answers. Everything but `taken` is a failure. */
export type CatcherMood =
  | 'taken'
  | 'error'
  | 'gone'
  | 'refused'
  | 'rate-limited'
  | 'redirect'
  | 'huge'
  | 'breaks-off'
  | 'drips'
  | 'silent'

/** A local service for each kind of connection, as strict as the documentation of its protocol. */
export interface MessageCatcher {
  readonly origin: string
  /** The address of a kind. */
  urlOf(kind: 'webhook' | 'slack' | 'mattermost' | 'teams'): string
  /** Messages that were taken. */
  readonly caught: readonly CaughtMessage[]
  /** Why other messages were refused. */
  readonly violations: readonly string[]
  /** All requests, also those that failed. */
  readonly requestsCount: number
  /** From now on it answers like this, and like the last one ever after. */
  answerWith(...moods: readonly CatcherMood[]): void
  close(): Promise<void>
}

export interface CaughtMessage {
  readonly path: string
  readonly headers: IncomingMessage['headers']
  /** As it came. */
  readonly text: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into bodies of four shapes
  readonly body: any
}

const plainText = (max: number) =>
  z.strictObject({
    type: z.literal('plain_text'),
    text: z.string().min(1).max(max),
    emoji: z.boolean().optional(),
  })

const bodies = {
  '/webhook': z.strictObject({
    id: z.string().min(1),
    type: z.string().regex(/^[a-z]+(\.[a-z]+)?$/),
    timestamp: z.iso.datetime(),
    data: z.record(z.string(), z.unknown()),
  }),
  '/services/T1/B1/slack': z.strictObject({
    // Markup of Slack begins with `<`; only entities may occur.
    text: z
      .string()
      .min(1)
      .regex(/^(?:[^<>&]|&(?:amp|lt|gt);)*$/),
    blocks: z
      .array(
        z.union([
          z.strictObject({ type: z.literal('header'), text: plainText(150) }),
          z.strictObject({ type: z.literal('section'), text: plainText(3000) }),
          z.strictObject({
            type: z.literal('actions'),
            elements: z
              .array(
                z.strictObject({
                  type: z.literal('button'),
                  text: plainText(75),
                  url: z.url().max(3000),
                  action_id: z.string().max(255),
                }),
              )
              .min(1),
          }),
        ]),
      )
      .min(1)
      .max(50),
  }),
  '/hooks/mattermost': z.strictObject({ text: z.string().min(1).max(16_383) }),
  '/workflows/teams': z.strictObject({
    type: z.literal('message'),
    attachments: z.tuple([
      z.strictObject({
        contentType: z.literal('application/vnd.microsoft.card.adaptive'),
        contentUrl: z.null(),
        content: z.strictObject({
          $schema: z.literal('http://adaptivecards.io/schemas/adaptive-card.json'),
          type: z.literal('AdaptiveCard'),
          version: z.enum(['1.2', '1.3', '1.4']),
          body: z
            .array(
              z.strictObject({
                type: z.literal('RichTextBlock'),
                inlines: z.array(
                  z.strictObject({
                    type: z.literal('TextRun'),
                    text: z.string().min(1),
                    weight: z.enum(['Bolder']).optional(),
                    size: z.enum(['Medium']).optional(),
                  }),
                ),
              }),
            )
            .min(1),
          actions: z
            .array(
              z.strictObject({
                type: z.literal('Action.OpenUrl'),
                title: z.string().min(1),
                url: z.url(),
              }),
            )
            .optional(),
        }),
      }),
    ]),
  }),
}

const PATHS = {
  webhook: '/webhook',
  slack: '/services/T1/B1/slack',
  mattermost: '/hooks/mattermost',
  teams: '/workflows/teams',
} as const

export async function startMessageCatcher(): Promise<MessageCatcher> {
  const caught: CaughtMessage[] = []
  const violations: string[] = []
  let requests = 0
  let moods: readonly CatcherMood[] = ['taken']
  const server = createServer((request, response) => {
    requests += 1
    void textOf(request).then(async (text) => {
      const [mood = 'taken', ...rest] = moods
      if (rest.length > 0) moods = rest
      if (mood !== 'taken') return fail(response, mood)
      const violation = violationOf(request, text)
      if (violation !== null) {
        violations.push(violation)
        response.writeHead(400).end('invalid_payload')
        return
      }
      caught.push({
        path: request.url ?? '',
        headers: request.headers,
        text,
        body: JSON.parse(text) as unknown,
      })
      response.writeHead(200).end('ok')
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    origin,
    urlOf: (kind) => `${origin}${PATHS[kind]}`,
    caught,
    violations,
    get requestsCount() {
      return requests
    },
    answerWith(...next) {
      moods = next
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function violationOf({ method, url, headers }: IncomingMessage, text: string): string | null {
  if (method !== 'POST') return `${method} is not POST`
  if (!headers['content-type']?.startsWith('application/json')) return 'not JSON'
  const schema = Object.entries(bodies).find(([path]) => path === url)?.[1]
  if (schema === undefined) return `there is no ${url}`
  if (Buffer.byteLength(text) > 28 * 1024) return 'over 28 kB'
  const parsed = schema.safeParse(JSON.parse(text))
  return parsed.success ? null : z.prettifyError(parsed.error)
}

async function fail(response: ServerResponse, mood: Exclude<CatcherMood, 'taken'>): Promise<void> {
  switch (mood) {
    case 'error':
      response.writeHead(503).end('try later')
      return
    case 'gone':
      response.writeHead(410).end('no_service')
      return
    case 'refused':
      response.writeHead(403).end('forbidden')
      return
    case 'rate-limited':
      response.writeHead(429, { 'retry-after': '120' }).end('slow down')
      return
    case 'redirect':
      response.writeHead(307, { location: '/webhook' }).end()
      return
    case 'huge':
      response.writeHead(200).end('x'.repeat(1024 * 1024))
      return
    case 'breaks-off':
      response.writeHead(200, { 'content-length': '100' })
      response.write('half')
      response.destroy()
      return
    case 'drips':
      response.writeHead(200)
      while (!response.destroyed) {
        response.write('.')
        await sleep(200)
      }
      return
    case 'silent':
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}
