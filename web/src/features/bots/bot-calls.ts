import type { BotUsage, IcebreakerAnswer, RetroFormatAnswer } from '@retropulse/contract/bots'
import { MODEL_TIMEOUT_MS } from '@retropulse/domain/bots/limits'
import { queryOptions } from '@tanstack/react-query'
import { type Answer, getJson, valueOf } from '../../lib/api.ts'

/** Questions for a topic; `teamId` undefined: without a team (BOT-7). */
export function askIcebreaker(
  teamId: string | undefined,
  topic: string,
  signal: AbortSignal,
): Promise<Answer<IcebreakerAnswer>> {
  const at = teamId === undefined ? '/api/public/icebreaker-bot' : `${teamAt(teamId)}/icebreaker/question`
  return getJson(`${at}?topic=${encodeURIComponent(topic)}`, signal, { timeoutMs: MODEL_TIMEOUT_MS })
}

/** A format for a topic; `teamId` undefined: without a team (BOT-4). */
export function askRetroBot(
  teamId: string | undefined,
  topic: string,
  signal: AbortSignal,
): Promise<Answer<RetroFormatAnswer>> {
  const at = teamId === undefined ? '/api/public/retro-format-bot' : `${teamAt(teamId)}/retro-format`
  return getJson(`${at}?topic=${encodeURIComponent(topic)}`, signal, { timeoutMs: MODEL_TIMEOUT_MS })
}

/** How often the icebreaker bot was used in the team's organisation (BOT-9). */
export const usageQuery = (teamId: string) =>
  queryOptions({
    queryKey: ['icebreaker-usage', teamId],
    queryFn: ({ signal }) => valueOf(getJson<BotUsage>(`${teamAt(teamId)}/icebreaker/usage`, signal)),
  })

function teamAt(teamId: string): string {
  return `/api/team/${encodeURIComponent(teamId)}`
}
