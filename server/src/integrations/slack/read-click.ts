import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { SlackClick, SlackRequest } from '../../features/slack/ports.ts'

/** How old a request may be, in milliseconds: Slack's own advice against one that is sent again by a third party. */
const GOOD_FOR_MS = 5 * 60_000

/** The rows of one message; Slack allows 50 blocks. */
const ROWS_MAX = 50

const payloadSchema = z.object({
  type: z.literal('block_actions'),
  response_url: z.url().max(1000),
  actions: z.tuple([z.object({ type: z.literal('button'), value: z.string().max(2000) })]),
  message: z.object({
    blocks: z.array(z.object({ block_id: z.string().max(255).optional() })).max(ROWS_MAX),
  }),
})

/**
 * Whether a request comes from Slack, by the signature over its bytes, and the button that was pressed; null for
 * anything else, such as a button that only opens a page.
 */
export function readClick(
  { timestamp = '', signature = '', body }: SlackRequest,
  { signingSecret, now }: { readonly signingSecret: string; readonly now: number },
): { readonly isFromSlack: boolean; readonly click: SlackClick | null } {
  if (!isSigned({ timestamp, signature, body }, signingSecret, now))
    return { isFromSlack: false, click: null }
  const parsed = payloadSchema.safeParse(json(new URLSearchParams(body.toString()).get('payload') ?? ''))
  if (!parsed.success) return { isFromSlack: true, click: null }
  const { response_url: responseUrl, actions, message } = parsed.data
  const rows = message.blocks.flatMap(({ block_id }) => block_id ?? [])
  return { isFromSlack: true, click: { value: actions[0].value, rows, responseUrl } }
}

function isSigned(
  { timestamp, signature, body }: Record<'timestamp' | 'signature', string> & Pick<SlackRequest, 'body'>,
  key: string,
  now: number,
): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now - Number(timestamp) * 1000) > GOOD_FOR_MS) return false
  const expected = Buffer.from(
    `v0=${createHmac('sha256', key).update(`v0:${timestamp}:`).update(body).digest('hex')}`,
  )
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
