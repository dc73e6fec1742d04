import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import type { SlackOrigins } from '../create-slack.ts'

/** A fake Slack on the loopback interface: OAuth v2 and incoming webhooks, as strict as Slack's documentation. */
export interface SlackCatcher {
  readonly origins: SlackOrigins
  /** Messages that were accepted. */
  readonly posts: readonly CaughtPost[]
  /** Answers to presses of buttons that were accepted. */
  readonly answers: readonly z.infer<typeof answerSchema>[]
  /** Why the other messages were refused. */
  readonly violations: readonly string[]
  /** The user follows an authorize URL and agrees; returns the URL that Slack redirects the browser to. */
  agree(authorizeUrl: string): string
  /** A request about a button, signed as Slack does. */
  press(
    payload: object,
    input: { readonly at: number; readonly key?: string; readonly timestamp?: string },
  ): { readonly timestamp: string; readonly signature: string; readonly body: Buffer }
  /** From now on Slack answers like this; null: as it should. */
  answerWith(broken: BrokenSlack | null): void
  close(): Promise<void>
}

/** An answer that Slack gives by mistake, or none that comes in time. */
export type BrokenSlack =
  | { readonly status: number; readonly body: string }
  | 'huge'
  | 'breaks-off'
  | 'drips'
  | 'silent'

export interface CaughtPost {
  readonly path: string
  readonly message: z.infer<typeof messageSchema>
}

export const APP = { clientId: '123.456', clientSecret: 'app-secret', signingSecret: 'signing-secret' }

const plain = (max: number) =>
  z.strictObject({
    type: z.literal('plain_text'),
    text: z.string().min(1).max(max),
    emoji: z.boolean().optional(),
  })
const mrkdwn = (max: number) =>
  z.strictObject({
    type: z.literal('mrkdwn'),
    // Character entities are the only markup of Slack that may occur.
    text: z
      .string()
      .min(1)
      .max(max)
      .regex(/^(?:[^<>&]|&(?:amp|lt|gt);)*$/),
    verbatim: z.boolean().optional(),
  })
const text = (max: number) => z.union([plain(max), mrkdwn(max)])

const blockSchema = z.union([
  z.strictObject({ type: z.literal('header'), text: plain(150) }),
  z.strictObject({
    type: z.literal('section'),
    text: text(3000),
    block_id: z.string().min(1).max(255).optional(),
    accessory: z
      .strictObject({
        type: z.literal('button'),
        text: plain(75),
        action_id: z.string().max(255),
        value: z.string().min(1).max(2000),
      })
      .optional(),
  }),
  z.strictObject({ type: z.literal('section'), fields: z.array(text(2000)).min(1).max(10) }),
  z.strictObject({ type: z.literal('context'), elements: z.array(text(2000)).min(1).max(10) }),
  z.strictObject({
    type: z.literal('actions'),
    elements: z
      .array(
        z.strictObject({
          type: z.literal('button'),
          text: plain(75),
          url: z.url().max(3000),
          action_id: z.string().max(255),
        }),
      )
      .min(1)
      .max(25),
  }),
])

const messageSchema = z.strictObject({
  text: mrkdwn(4000).shape.text,
  blocks: z
    .array(blockSchema)
    .min(1)
    .max(50)
    .refine((blocks) => {
      const ids = blocks.flatMap((block) => ('block_id' in block ? (block.block_id ?? []) : []))
      return new Set(ids).size === ids.length
    }),
})

/** What is sent to a `response_url`. */
const answerSchema = z.union([
  messageSchema.extend({ replace_original: z.literal(true) }),
  z.strictObject({
    response_type: z.literal('ephemeral'),
    replace_original: z.literal(false),
    text: mrkdwn(4000).shape.text,
  }),
])

export async function startSlackCatcher(): Promise<SlackCatcher> {
  const posts: CaughtPost[] = []
  const answers: z.infer<typeof answerSchema>[] = []
  const violations: string[] = []
  const codes = new Map<string, string>()
  let broken: BrokenSlack | null = null
  let origin = ''

  function access(request: IncomingMessage, body: string): object {
    const form = new URLSearchParams(body)
    const basic = `Basic ${btoa(`${APP.clientId}:${APP.clientSecret}`)}`
    const code = form.get('code') ?? ''
    const redirectUri = codes.get(code)
    // A code is used once.
    codes.delete(code)
    if (!isOfType(request, 'application/x-www-form-urlencoded'))
      return { ok: false, error: 'invalid_post_type' }
    if (request.headers.authorization !== basic) return { ok: false, error: 'bad_client_secret' }
    if (redirectUri === undefined) return { ok: false, error: 'invalid_code' }
    if (form.get('redirect_uri') !== redirectUri) return { ok: false, error: 'bad_redirect_uri' }
    return {
      ok: true,
      app_id: 'A1',
      authed_user: { id: 'U1' },
      scope: 'incoming-webhook',
      token_type: 'bot',
      access_token: 'xoxb-token',
      bot_user_id: 'U2',
      team: { id: 'T1', name: 'Example' },
      enterprise: null,
      is_enterprise_install: false,
      incoming_webhook: {
        channel: '#retros',
        channel_id: 'C1',
        configuration_url: 'https://example.slack.com/services/B1',
        url: `${origin}/services/T1/B1/${code}`,
      },
    }
  }

  function take(request: IncomingMessage, path: string, body: string): { status: number; body: string } {
    if (path.startsWith('/actions/')) return takeAnswer(body)
    const parsed = isOfType(request, 'application/json')
      ? messageSchema.safeParse(JSON.parse(body))
      : undefined
    if (parsed?.success) {
      posts.push({ path, message: parsed.data })
      return { status: 200, body: 'ok' }
    }
    violations.push(parsed === undefined ? 'wrong type' : z.prettifyError(parsed.error))
    return { status: 400, body: 'invalid_payload' }
  }

  function takeAnswer(body: string): { status: number; body: string } {
    const parsed = answerSchema.safeParse(JSON.parse(body))
    if (parsed.success) answers.push(parsed.data)
    else violations.push(z.prettifyError(parsed.error))
    return parsed.success ? { status: 200, body: 'ok' } : { status: 400, body: 'invalid_payload' }
  }

  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const path = request.url ?? ''
      if (broken !== null) breakDown(response, broken)
      else if (request.method !== 'POST') response.writeHead(405).end()
      else if (path === '/api/oauth.v2.access')
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify(access(request, body)))
      else {
        const answer = /^[/](services|actions)[/]/.test(path)
          ? take(request, path, body)
          : { status: 404, body: 'no_service' }
        response.writeHead(answer.status).end(answer.body)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  return {
    origins: { api: origin, hooks: origin },
    posts,
    answers,
    violations,
    press(payload, { at, key = APP.signingSecret, timestamp = String(Math.floor(at / 1000)) }) {
      const body = Buffer.from(new URLSearchParams({ payload: JSON.stringify(payload) }).toString())
      const digest = createHmac('sha256', key).update(`v0:${timestamp}:${body.toString()}`).digest('hex')
      return { timestamp, signature: `v0=${digest}`, body }
    },
    agree(authorizeUrl) {
      const url = new URL(authorizeUrl)
      const ask = askSchema.parse({ at: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) })
      const code = `code-${codes.size}-${Math.random()}`
      codes.set(code, ask.redirect_uri)
      return `${ask.redirect_uri}?${new URLSearchParams({ code, state: ask.state }).toString()}`
    },
    answerWith(next) {
      broken = next
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }

  function read(request: IncomingMessage): Promise<string> {
    return request.toArray().then((chunks) => Buffer.concat(chunks as Buffer[]).toString())
  }
}

/** The exact parameters that the app sends; `at` varies with the port. */
const askSchema = z.strictObject({
  at: z.string().endsWith('/oauth/v2/authorize'),
  client_id: z.literal(APP.clientId),
  scope: z.literal('incoming-webhook'),
  redirect_uri: z.url(),
  state: z.string().min(1),
})

function isOfType({ headers }: IncomingMessage, type: string): boolean {
  return (headers['content-type'] ?? '').split(';')[0] === type
}

const DRIP_MS = 50

function breakDown(response: ServerResponse, broken: BrokenSlack): void {
  if (typeof broken !== 'string') {
    const moved = broken.status === 307 ? { location: '/services/elsewhere' } : undefined
    response.writeHead(broken.status, moved).end(broken.body)
    return
  }
  if (broken === 'silent') return
  response.writeHead(200)
  if (broken === 'huge') response.end('x'.repeat(1024 * 1024))
  else response.write('o', () => broken === 'breaks-off' && response.destroy())
  if (broken !== 'drips') return
  const drip = setInterval(() => response.write('k'), DRIP_MS)
  response.once('close', () => clearInterval(drip))
}
