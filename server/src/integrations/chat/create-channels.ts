import { createHmac } from 'node:crypto'
import type { Channel, Channels, Message } from '../../features/connections/ports.ts'
import { chosenAddressRefusal } from '../../platform/http/chosen-address.ts'
import { adaptiveCard } from './adaptive-card.ts'
import { mattermostText } from './mattermost-text.ts'
import { postJson, type PostJsonOptions } from './post-json.ts'
import { slackBlocks } from './slack-blocks.ts'

export interface ChannelOptions extends PostJsonOptions {
  /** Whether addresses may be private, or plain http (LINK-14). */
  readonly allowsPrivate: boolean
  /** Where Slack takes messages; its own origin unless a test plays Slack. */
  readonly slackOrigin?: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

const SLACK_ORIGIN = 'https://hooks.slack.com'

/** The kinds of services that can be connected (LINK-2), each with the form in which it is sent a message. */
export function createChannels(options: ChannelOptions): Channels {
  const { now, allowsPrivate, slackOrigin = SLACK_ORIGIN } = options
  const addressRefusal = (url: string) => chosenAddressRefusal(url, allowsPrivate)
  const chat = (bodyOf: (message: Message) => object): Channel => ({
    addressRefusal,
    send: ({ url }, message) => postJson(options, url, JSON.stringify(bodyOf(message))),
  })
  return {
    webhook: {
      addressRefusal,
      send({ url, secrets }, { id, type, at, data }) {
        const body = JSON.stringify({ id, type, timestamp: new Date(at).toISOString(), data })
        return postJson(options, url, body, signatureHeaders(id, body, secrets, now()))
      },
    },
    slack: {
      ...chat(({ notice }) => slackBlocks(notice)),
      addressRefusal: (url) => (URL.parse(url)?.origin === slackOrigin ? null : 'not-slack'),
    },
    mattermost: chat(({ notice }) => ({ text: mattermostText(notice) })),
    teams: chat(({ notice }) => adaptiveCard(notice)),
  }
}

/** The headers of the Standard Webhooks (LINK-8): each secret signs id, moment and body. */
function signatureHeaders(
  id: string,
  body: string,
  secrets: readonly string[],
  now: number,
): Record<string, string> {
  const timestamp = String(Math.floor(now / 1000))
  const signed = `${id}.${timestamp}.${body}`
  const signatures = secrets.map((secret) => `v1,${signatureOf(signed, secret)}`)
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  }
}

/** A secret is `whsec_` and the key in Base64, as the Standard Webhooks say. */
function signatureOf(signed: string, secret: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  return createHmac('sha256', key).update(signed).digest('base64')
}
