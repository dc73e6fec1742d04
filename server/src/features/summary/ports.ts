/** The incoming webhook of a team's channel. The address is a secret: with it, any client can post to the channel. */
export interface SlackHook {
  readonly url: string
  readonly channelName: string
  readonly configurationUrl: string
}

/** A text object of Slack: 'plain_text' as it stands, 'mrkdwn' with `&`, `<` and `>` escaped. */
export type SlackText =
  | { readonly type: 'plain_text'; readonly text: string }
  | { readonly type: 'mrkdwn'; readonly text: string; readonly verbatim: true }

/** The kinds of Block Kit blocks that a summary uses. */
export type SlackBlock =
  | { readonly type: 'header'; readonly text: SlackText }
  | { readonly type: 'section'; readonly text: SlackText }
  | { readonly type: 'section'; readonly fields: readonly SlackText[] }
  | { readonly type: 'context'; readonly elements: readonly SlackText[] }
  | {
      readonly type: 'actions'
      readonly elements: readonly {
        readonly type: 'button'
        readonly text: SlackText
        readonly url: string
        readonly action_id: string
      }[]
    }

/** A message; `text` is for notifications. It names no channel: the webhook has one (SLACK-12). */
export interface SlackPost {
  readonly text: string
  readonly blocks: readonly SlackBlock[]
}

/** Slack, for an app with the scope incoming-webhook (SLACK-1). Failures are logged, without secrets. */
export interface Slack {
  /** The page on which a user chooses a channel; Slack leads back to `redirectUri` with `state` and a code. */
  connectUrl(ask: { readonly state: string; readonly redirectUri: string }): string
  /** Exchanges the code for a webhook; null when Slack refuses. */
  exchange(answer: { readonly code: string; readonly redirectUri: string }): Promise<SlackHook | null>
  /** 'dead': the webhook is gone for good (SLACK-14). */
  post(url: string, message: SlackPost): Promise<'sent' | 'dead' | 'failed'>
}
