import { z } from 'zod'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import { FAILURES } from './connections.ts'
import { boardIdSchema } from './ids.ts'

/** GET /api/team/{teamId}/slack-settings (SLACK-3). Both null: this server has no Slack app. */
export const slackSettingsSchema = z.object({
  /** Where the team's Slack is connected; null for users who may not do so, and without a Slack app (SLACK-4). */
  connectUrl: z.string().nullable(),
  /** Where Slack shows the connection; null: the team is not connected. */
  configurationUrl: z.string().nullable(),
})
export type SlackSettings = z.infer<typeof slackSettingsSchema>

const digestSchema = z.strictObject({
  isOn: z.boolean(),
  /** Action items of private retros stand in it, too. */
  includesPrivate: z.boolean(),
})

/** A channel, and how it is doing. Moments in milliseconds since 1970. */
const channelSchema = z.object({
  name: z.string(),
  /** Null: the account was deleted. */
  connectedBy: z.string().nullable(),
  connectedAt: z.number(),
  lastSuccessAt: z.number().nullable(),
  lastFailureAt: z.number().nullable(),
  lastFailure: z.enum(FAILURES).nullable(),
})

/** GET /api/org/{id}/slack: the channels of all teams that have one (SLACK-30). */
export const orgSlackSchema = z.object({
  teams: z.array(z.object({ id: z.string(), name: z.string(), channel: channelSchema })),
})
export type OrgSlack = z.infer<typeof orgSlackSchema>

/** GET /api/team/{teamId}/slack (SLACK-24). Moments in milliseconds since 1970. Both null: this server has no Slack app. */
export const slackStatusSchema = z.object({
  connectUrl: z.string().nullable(),
  /** Null: the team is not connected. */
  channel: channelSchema
    .extend({
      /** Where Slack shows the connection. */
      configurationUrl: z.string(),
      digest: digestSchema,
      /** It receives news of retros and surveys (SLACK-29). */
      hasNews: z.boolean(),
    })
    .nullable(),
})
export type SlackStatus = z.infer<typeof slackStatusSchema>

/** POST /api/team/{teamId}/slack (SLACK-26, SLACK-29): what is left out stays as it is. */
export const changeSlackSchema = z.strictObject({
  digest: digestSchema.optional(),
  hasNews: z.boolean().optional(),
})
export type ChangeSlack = z.infer<typeof changeSlackSchema>

/** POST /api/team/{teamId}/slack/test: whether Slack took it, and why not; `gone`: the channel is forgotten. */
export const slackTestedSchema = z.object({ isSent: z.boolean(), failure: z.enum(FAILURES).nullable() })
export type SlackTested = z.infer<typeof slackTestedSchema>

/** Blocks of one message (SLACK-13): Slack takes no more. */
const BLOCKS_MAX = 50

/** A block of Block Kit, of the kinds in a summary. Its texts are never sent on, so they are not read. */
const blockSchema = z.looseObject({
  type: z.enum(['header', 'section', 'context', 'divider', 'actions', 'image']),
})

/**
 * Blocks alone, without the id of a board (SLACK-11). They name their board by the View Board button; a message without
 * that button, or with buttons to several boards, is refused, and so is one that names a channel (SLACK-12).
 */
const blocksSchema = z
  .array(blockSchema)
  .min(1)
  .max(BLOCKS_MAX)
  .refine((blocks) => !keysIn(blocks).has('channel'))
  .transform((blocks, context) => {
    const [boardId, ...others] = new Set(boardIdsIn(blocks))
    if (boardId !== undefined && others.length === 0) return { boardId }
    context.addIssue({ code: 'custom', message: 'a View Board button has to lead to one board' })
    return z.NEVER
  })

/**
 * POST /api/team/{teamId}/slack-message. The server writes the message itself, from what the sender may see: of `data`
 * it reads the board alone, since blocks of a client could hold hidden texts or names (SLACK-10).
 */
export const slackMessageSchema = z.object({
  data: z.union([z.object({ boardId: boardIdSchema }), blocksSchema]),
})
export type SlackMessage = z.input<typeof slackMessageSchema>

/** The boards that buttons lead to: `/board/{id}`, on any origin. */
function boardIdsIn(blocks: readonly unknown[]): BoardId[] {
  return objectsIn(blocks).flatMap((each) => {
    const { type, url } = each
    if (type !== 'button' || typeof url !== 'string') return []
    const [, id] = /^(?:https?:\/\/[^/?#]+)?\/board\/([^/?#]+)$/.exec(url) ?? []
    const parsed = boardIdSchema.safeParse(id)
    return parsed.success ? [parsed.data] : []
  })
}

function keysIn(blocks: readonly unknown[]): ReadonlySet<string> {
  return new Set(objectsIn(blocks).flatMap((each) => Object.keys(each)))
}

/** Every object within a JSON value. Works through a queue, since deep nesting would overflow the stack. */
function objectsIn(value: unknown): readonly Readonly<Record<string, unknown>>[] {
  const found: Readonly<Record<string, unknown>>[] = []
  const left: unknown[] = [value]
  while (left.length > 0) {
    const next = left.pop()
    if (typeof next !== 'object' || next === null) continue
    if (!Array.isArray(next)) found.push({ ...next })
    for (const each of Object.values(next)) left.push(each)
  }
  return found
}
