import { z } from 'zod'
import type { Slack, SlackHook } from '../../features/slack/ports.ts'
import type { Log } from '../../platform/log/log.ts'
import { readClick } from './read-click.ts'

export interface SlackOptions {
  readonly clientId: string
  readonly clientSecret: string
  /** Proves that a press of a button comes from Slack; undefined: messages have no buttons. */
  readonly signingSecret: string | undefined
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Where Slack is reached; Slack's own origins unless a test plays Slack. */
  readonly origins?: SlackOrigins | undefined
}

export interface SlackOrigins {
  /** OAuth and the Web API. */
  readonly api: string
  /** The only origin that messages are posted to (SLACK-8). */
  readonly hooks: string
}

const SLACK: SlackOrigins = { api: 'https://slack.com', hooks: 'https://hooks.slack.com' }

/** Short, since a user waits for the answer. */
const PATIENCE_MS = 10_000

/** The Slack app of this installation: OAuth v2 (SLACK-1), and messages by incoming webhook. */
export function createSlack(options: SlackOptions): Slack {
  const { clientId, clientSecret, signingSecret, log, now, origins = SLACK } = options
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
      if (hook === null)
        log.warn({ status: answer.status, says: wordOf(answer.body) }, 'Slack gave no webhook')
      return hook
    },

    async post(url, message) {
      // Webhook addresses come from Slack through our database; all the same, no other origin is ever posted to
      // (SLACK-8).
      if (URL.parse(url)?.origin !== origins.hooks) return 'dead'
      const { status, body } = await call(new URL(url), {
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(message),
      })
      if (status === 200) return 'sent'
      const isDead = status === 404 || status === 410 || body === 'no_service'
      log.warn(
        { status, says: wordOf(body) },
        isDead ? 'A Slack webhook is dead' : 'Slack did not take a message',
      )
      return isDead ? 'dead' : 'failed'
    },

    readClick:
      signingSecret === undefined
        ? undefined
        : (request) => readClick(request, { signingSecret, now: now() }),

    async respond({ responseUrl }, answer) {
      // The request was signed; all the same, no other origin is ever posted to (SLACK-8).
      if (URL.parse(responseUrl)?.origin !== origins.hooks) return false
      const body =
        'message' in answer
          ? { replace_original: true, ...answer.message }
          : { response_type: 'ephemeral', replace_original: false, text: answer.notice }
      const { status, body: said } = await call(new URL(responseUrl), {
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(body),
      })
      if (status !== 200) log.warn({ status, says: wordOf(said) }, 'Slack did not take the answer to a press')
      return status === 200
    },
  }
}

interface SlackAnswer {
  /** The HTTP status; 0: no answer. */
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
    // Slack is out of reach, too slow, or broke off. The error is not logged: it may contain the address of the
    // webhook, which is a secret (SLACK-7).
    return { status: 0, body: '' }
  }
}

/** The part of Slack's answer that is used; the access token is not stored (SLACK-7). */
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

/** Slack's error code; null when the body is anything but a short code. */
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
