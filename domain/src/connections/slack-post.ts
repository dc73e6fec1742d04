/** A text object of Slack: 'plain_text' as it stands, 'mrkdwn' with `&`, `<` and `>` escaped. */
export type SlackText =
  | { readonly type: 'plain_text'; readonly text: string }
  | { readonly type: 'mrkdwn'; readonly text: string; readonly verbatim: true }

/** The kinds of Block Kit blocks that messages use. */
export type SlackBlock =
  | { readonly type: 'header'; readonly text: SlackText }
  | {
      readonly type: 'section'
      readonly text: SlackText
      /** At most 255 characters, once in a message. */
      readonly block_id?: string
      readonly accessory?: {
        readonly type: 'button'
        readonly text: SlackText
        readonly action_id: string
        readonly value: string
      }
    }
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
