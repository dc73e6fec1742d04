import { z } from 'zod'
import { boardIdSchema } from './ids.ts'

/** GET /api/team/{teamId}/slack-settings (board.md §3). Both null: Slack is not to be had here. */
export const slackSettingsSchema = z.object({
  /** Where the team's Slack is connected; null for whoever may not do so, or when the server knows no Slack app. */
  connectUrl: z.string().nullable(),
  /** Where Slack shows the connection; null: there is none. */
  configurationUrl: z.string().nullable(),
})
export type SlackSettings = z.infer<typeof slackSettingsSchema>

/** POST /api/team/{teamId}/slack-message. The server writes the message itself: what else is in `data` is not read. */
export const slackMessageSchema = z.object({ data: z.object({ boardId: boardIdSchema }) })
export type SlackMessage = z.input<typeof slackMessageSchema>
