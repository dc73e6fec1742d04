import { asId, type ActionId, type TeamId } from '@retropulse/domain/kernel/ids'
import { expect, test } from 'vitest'
import { type DigestPorts, sendDigests } from './send-digests.ts'
import type { PostOutcome } from './post-to-team.ts'
import { rethrow } from '../../../testing/rethrow.ts'

const TEAMS = Array.from({ length: 12 }, (_, at) => asId<TeamId>(`team-${String(at).padStart(2, '0')}`))
const ACTION = { id: asId<ActionId>('a'), text: 'Tea', due: null, status: 0 } as const

/** The teams that a run posts to, where the channels answer with these outcomes, or `sent`. */
async function postedTo(outcomes: readonly PostOutcome[]): Promise<readonly TeamId[]> {
  const posted: TeamId[] = []
  const hookOf = (teamId: TeamId) => ({
    teamId,
    connectedAt: 0,
    digest: { isOn: true, includesPrivate: false },
  })
  const ports = {
    memberships: { findTeam: (id: TeamId) => Promise.resolve({ id, name: 'Ours' }) },
    actionItems: { forChannel: () => Promise.resolve([ACTION]) },
    hooks: {
      find: (teamId: TeamId) => Promise.resolve(hookOf(teamId)),
      dueForDigest: (_: string, after: string) => Promise.resolve(TEAMS.filter((id) => id > after)),
      noteDigest: () => Promise.resolve(),
    },
    teamSlack: {
      post: (teamId: TeamId) => Promise.resolve(outcomes[posted.push(teamId) - 1] ?? 'sent'),
    },
    buttonValues: null,
    publicUrl: undefined,
    now: () => 0,
  }
  await sendDigests(ports as unknown as DigestPorts, rethrow)
  return posted
}

test.each(['refused', 'rate-limited', 'redirect', 'gone'] as const)(
  'SLACK-27: channels where messages fail as %s hold up the digest of no other team',
  async (outcome) => {
    expect(await postedTo(Array.from({ length: 8 }, () => outcome))).toEqual(TEAMS)
  },
)

test.each(['timeout', 'unreachable', 'error'] as const)(
  'SLACK-27: where Slack itself is away, as %s, a run ends after five failures in a row',
  async (outcome) => {
    expect(await postedTo(Array.from({ length: 8 }, () => outcome))).toHaveLength(5)
    expect(await postedTo(TEAMS.flatMap((_, at) => (at % 5 === 4 ? 'sent' : outcome)))).toEqual(TEAMS)
  },
)
