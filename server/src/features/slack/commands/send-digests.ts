import { DAY_MS } from '@retropulse/domain/kernel/durations'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { ActionItemsForServices, ChannelAction } from '../../action-items/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import { forEachPaged, type OnError } from '@retropulse/domain/kernel/for-each-isolated'
import { digestPost } from '../messages/digest-post.ts'
import type { SlackPost } from '@retropulse/domain/connections/slack-post'
import type { ButtonValues } from '../ports.ts'
import type { SlackHooks, StoredHook } from '../store/slack-hooks.ts'
import type { PostOutcome, TeamSlack } from './post-to-team.ts'

export interface DigestPorts {
  readonly memberships: Pick<Memberships, 'findTeam'>
  readonly actionItems: ActionItemsForServices
  readonly hooks: Pick<SlackHooks, 'find' | 'dueForDigest' | 'noteDigest'>
  readonly teamSlack: TeamSlack
  /** Null where Slack cannot prove that it sends a press: then the digest has no buttons (SLACK-28). */
  readonly buttonValues: ButtonValues | null
  readonly publicUrl: string | undefined
  /** Milliseconds since 1970. */
  readonly now: () => number
}

/** Action items in a digest (SLACK-27). */
export const DIGEST_ITEMS = 20
const PAGE = 50
/** A run ends after as long: the next one goes on, within the day. */
const RUN_MS = 8 * 60_000
/** Slack is away after as many failures in a row: the next run tries again. */
const FAILURES_MAX = 5
/** What a channel refuses, as one that was archived does, says nothing of Slack, and holds up no other team. */
const SLACK_IS_AWAY: ReadonlySet<PostOutcome> = new Set<PostOutcome>(['timeout', 'unreachable', 'error'])

/**
 * Sends the weekly digest to each channel that is to get it and did not yet this week (SLACK-27). What Slack did not
 * take, or what failed for one team, is sent by the next run of the day.
 */
export async function sendDigests(ports: DigestPorts, onError: OnError): Promise<void> {
  const { hooks, now } = ports
  const [monday, until] = [mondayOf(now()), now() + RUN_MS]
  let failures = 0
  const isOver = () => now() > until || failures === FAILURES_MAX
  await forEachPaged({
    pageAfter: async (teamId) => (isOver() ? [] : hooks.dueForDigest(monday, teamId, PAGE)),
    keyOf: (teamId) => teamId,
    async perform(teamId) {
      if (isOver()) return
      const outcome = await sendDigest(teamId, ports)
      failures = SLACK_IS_AWAY.has(outcome) ? failures + 1 : 0
      if (outcome === 'sent') await hooks.noteDigest(teamId, monday)
    },
    onError,
  })
}

/** A team without open action items gets no message, which counts as sent. */
async function sendDigest(teamId: TeamId, ports: DigestPorts): Promise<PostOutcome> {
  const hook = await ports.hooks.find(teamId)
  if (hook === null) return 'not-connected'
  const found = await openItems(hook, ports)
  if (found.length === 0) return 'sent'
  const post = await composeDigest(hook, found.slice(0, DIGEST_ITEMS), found.length > DIGEST_ITEMS, ports)
  return post === null ? 'not-connected' : ports.teamSlack.post(teamId, post)
}

/** The open action items that the channel receives, one more than a digest holds. */
export function openItems(
  { teamId, digest }: StoredHook,
  { actionItems }: Pick<DigestPorts, 'actionItems'>,
): Promise<readonly ChannelAction[]> {
  return actionItems.forChannel(teamId, {
    includesPrivate: digest.includesPrivate,
    limit: DIGEST_ITEMS + 1,
  })
}

/** The digest with these action items; null when the team is in the trash. */
export async function composeDigest(
  { teamId, connectedAt }: StoredHook,
  items: readonly ChannelAction[],
  hasMore: boolean,
  { memberships, buttonValues, publicUrl, now }: Omit<DigestPorts, 'hooks' | 'teamSlack' | 'actionItems'>,
): Promise<SlackPost | null> {
  const team = await memberships.findTeam(teamId)
  if (team === null) return null
  return digestPost({
    teamName: team.name,
    items: items.map(({ id, text, due, status }) => ({
      text,
      due,
      isDone: status === 1,
      mark: buttonValues?.write({ teamId, actionId: id, connectedAt }) ?? null,
    })),
    hasMore,
    link: publicUrl === undefined ? null : `${publicUrl}/dashboard/team/${teamId}/actions`,
    today: dayOf(now()),
  })
}

/** The Monday of the week, YYYY-MM-DD in UTC. */
function mondayOf(at: number): string {
  const daysSinceMonday = (new Date(at).getUTCDay() + 6) % 7
  return dayOf(at - daysSinceMonday * DAY_MS)
}

function dayOf(at: number): string {
  return new Date(at).toISOString().slice(0, 'YYYY-MM-DD'.length)
}
