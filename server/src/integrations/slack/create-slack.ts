import { z } from 'zod'
import type { Slack, SlackHook } from '../../features/board/ports.ts'
import type { Log } from '../../platform/log/log.ts'

export interface SlackOptions {
  readonly clientId: string
  readonly clientSecret: string
  readonly log: Log
  /** Origins of Slack; its own unless a test plays them. */
  readonly origins?: SlackOrigins
}

export interface SlackOrigins {
  /** Of sign-in and of the Web API. */
  readonly api: string
  /** The one place that messages are sent to. */
  readonly hooks: string
}

const SLACK: SlackOrigins = { api: 'https://slack.com', hooks: 'https://hooks.slack.com' }

/** People wait for it. */
const PATIENCE_MS = 10_000

/** The app of this installation at Slack: sign-in by OAuth v2, messages by incoming webhook (D26). */
export function createSlack({ clientId, clientSecret, log, origins = SLACK }: SlackOptions): Slack {
  return {
    connectUrl({ state, redirectUri }) {
      const url = new URL('/oauth/v2/authorize', origins.api)
      url.search = new URLSearchParams({
        client_id: clientId,
        scope: 'incoming-webhook',
        redirect_uri: redirectUri,
        state,
      }).toString()
      return url.href
    },

    async exchange({ code, redirectUri }) {
      const answer = await call(new URL('/api/oauth.v2.access', origins.api), {
        headers: { authorization: `Basic ${btoa(`${clientId}:${clientSecret}`)}` },
        body: new URLSearchParams({ code, redirect_uri: redirectUri }),
      })
      const hook = answer.status === 200 ? hookIn(answer.body, origins.hooks) : null
      if (hook === null) log.warn({ status: answer.status, says: wordOf(answer.body) }, 'Slack gave no hook')
      return hook
    },

    async post(url, message) {
      // Addresses come from Slack and lie in our database: all the same, nothing else is ever written to.
      if (URL.parse(url)?.origin !== origins.hooks) return 'dead'
      const { status, body } = await call(new URL(url), {
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(message),
      })
      if (status === 200) return 'sent'
      const isDead = status === 404 || status === 410 || body === 'no_service'
      log.warn({ status, says: wordOf(body) }, isDead ? 'A Slack hook is dead' : 'Slack took no message')
      return isDead ? 'dead' : 'failed'
    },
  }
}

interface SlackAnswer {
  /** 0: there was none. */
  readonly status: number
  readonly body: string
}

async function call(
  url: URL,
  init: { readonly headers: Record<string, string>; readonly body: string | URLSearchParams },
): Promise<SlackAnswer> {
  try {
    const response = await fetch(url, {
      ...init,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    return { status: response.status, body: await response.text() }
  } catch {
    // Out of reach, too slow or broken off: for us all the same. The error may name the address, which is a secret.
    return { status: 0, body: '' }
  }
}

/** Of Slack's answer only this is read; the access token is good for nothing that we do. */
const accessSchema = z.object({
  ok: z.literal(true),
  incoming_webhook: z.object({ url: z.url(), channel: z.string(), configuration_url: z.url() }),
})

function hookIn(body: string, hooksOrigin: string): SlackHook | null {
  const parsed = accessSchema.safeParse(json(body))
  if (!parsed.success) return null
  const { url, channel, configuration_url: configurationUrl } = parsed.data.incoming_webhook
  const isSafe = new URL(url).origin === hooksOrigin && /^https?:$/.test(new URL(configurationUrl).protocol)
  return isSafe ? { url, channelName: channel, configurationUrl } : null
}

const errorSchema = z.object({ error: z.string() })

/** Slack's word for what is wrong, when it is no more than a word. */
function wordOf(body: string): string | null {
  const parsed = errorSchema.safeParse(json(body))
  const word = parsed.success ? parsed.data.error : body
  return /^[a-z_]{1,60}$/.test(word) ? word : null
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
