import type { DeliveryFailure } from '@retropulse/contract/connections'
import { z } from 'zod'
import type { Slack, SlackHook } from '../../features/slack/ports.ts'
import { readBounded } from '../../platform/http/read-bounded.ts'
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
  /** Time for a whole answer, in milliseconds; 10 seconds unless given. */
  readonly timeoutMs?: number
}

export interface SlackOrigins {
  /** OAuth and the Web API. */
  readonly api: string
  /** The only origin that messages are posted to (SLACK-8). */
  readonly hooks: string
}

const SLACK: SlackOrigins = { api: 'https://slack.com', hooks: 'https://hooks.slack.com' }

/** Short, since a user waits for the answer. */
const TIMEOUT_MS = 10_000
/** Slack answers a word, or less than a kilobyte of JSON. */
const BYTES_MAX = 64 * 1024

/** The Slack app of this installation: OAuth v2 (SLACK-1), and messages by incoming webhook. */
export function createSlack(options: SlackOptions): Slack {
  const { clientId, clientSecret, signingSecret, log, now, origins = SLACK, timeoutMs = TIMEOUT_MS } = options
  const call = (url: URL, request: SlackRequestParts) => exchange(url, request, timeoutMs)
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
        log.warn({ status: answer.status, error: wordOf(answer.body) }, 'Slack gave no webhook')
      return hook
    },

    async post(url, message) {
      // Webhook addresses come from Slack through our database; all the same, no other origin is ever posted to
      // (SLACK-8).
      if (URL.parse(url)?.origin !== origins.hooks) return 'gone'
      const answer = await call(new URL(url), {
        headers: { 'content-type': 'application/json; charset=utf-8' },
        body: JSON.stringify(message),
      })
      const failure = failureOf(answer)
      if (failure === null) return 'sent'
      log.warn(
        { status: answer.status, failure, error: wordOf(answer.body) },
        failure === 'gone' ? 'A Slack webhook is dead' : 'Slack did not take a message',
      )
      return failure
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
      if (status !== 200)
        log.warn({ status, error: wordOf(said) }, 'Slack did not take the answer to a press')
      return status === 200
    },
  }
}

interface SlackRequestParts {
  readonly headers: Record<string, string>
  readonly body: string | URLSearchParams
}

interface SlackAnswer {
  /** The HTTP status; 0: no answer. */
  readonly status: number
  readonly body: string
  /** Why there was no answer; null: there was one. */
  readonly failure: 'timeout' | 'unreachable' | null
}

async function exchange(url: URL, request: SlackRequestParts, timeoutMs: number): Promise<SlackAnswer> {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, { ...request, method: 'POST', redirect: 'manual', signal })
    const body = await readBounded(response, BYTES_MAX)
    return body === null ? unanswered('unreachable') : { status: response.status, body, failure: null }
  } catch {
    // Slack is out of reach, too slow, or broke off. The error is not logged: it may contain the address of the
    // webhook, which is a secret (SLACK-7).
    return unanswered(signal.aborted ? 'timeout' : 'unreachable')
  }
}

function unanswered(failure: 'timeout' | 'unreachable'): SlackAnswer {
  return { status: 0, body: '', failure }
}

/** Why Slack did not take a message; null: it did. `gone`: the webhook is dead (SLACK-14). */
function failureOf({ status, body, failure }: SlackAnswer): DeliveryFailure | null {
  if (failure !== null) return failure
  if (status === 200) return null
  if (status === 404 || status === 410 || body === 'no_service') return 'gone'
  if (status < 400) return 'redirect'
  if (status === 429) return 'rate-limited'
  return status < 500 ? 'refused' : 'error'
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
