import type { DeliveryFailure } from '@retropulse/contract/connections'
import type { SlackPost } from '@retropulse/domain/connections/slack-post'
import type { ActionId, TeamId } from '@retropulse/domain/kernel/ids'

/** The incoming webhook of a team's channel. The address is a secret: with it, any client can post to the channel. */
export interface SlackHook {
  readonly url: string
  readonly channelName: string
  readonly configurationUrl: string
}

/** Slack, for an app with the scope incoming-webhook (SLACK-1). Failures are logged, without secrets. */
export interface Slack {
  /** The page on which a user chooses a channel; Slack leads back to `redirectUri` with `state` and a code. */
  connectUrl(ask: { readonly state: string; readonly redirectUri: string }): string
  /** Exchanges the code for a webhook; null when Slack refuses. */
  exchange(answer: { readonly code: string; readonly redirectUri: string }): Promise<SlackHook | null>
  /** Why a message was not taken; 'gone': the webhook is dead (SLACK-14). */
  post(url: string, message: SlackPost): Promise<'sent' | DeliveryFailure>
  /** Reads a request of Slack about a button (SLACK-28); undefined: no signing secret is set, so none can be believed. */
  readonly readClick:
    | ((request: SlackRequest) => { readonly isFromSlack: boolean; readonly click: SlackClick | null })
    | undefined
  /** Answers a press: with the message in place of the one that was pressed, or with a notice for who pressed. */
  respond(to: SlackClick, answer: SlackAnswer): Promise<boolean>
}

/** A request as it came: the signature is over its bytes. */
export interface SlackRequest {
  readonly timestamp: string | undefined
  readonly signature: string | undefined
  readonly body: Buffer
}

/** A press of a button that sends something. */
export interface SlackClick {
  readonly value: string
  /** The names of the rows of the message, in its order. */
  readonly rows: readonly string[]
  readonly responseUrl: string
}

export type SlackAnswer = { readonly message: SlackPost } | { readonly notice: string }

/** What a Done button means: an action item, and the connection of the team that it was sent to. */
export interface ButtonValue {
  readonly teamId: TeamId
  readonly actionId: ActionId
  /** When the channel was connected, in milliseconds since 1970: after another choice of channel it means nothing. */
  readonly connectedAt: number
}

/** The values of Done buttons: signed, since the owner of a channel may post buttons of their own to it (SLACK-28). */
export interface ButtonValues {
  write(value: ButtonValue): string
  /** Null when it is not one of ours. */
  read(text: string): ButtonValue | null
}
