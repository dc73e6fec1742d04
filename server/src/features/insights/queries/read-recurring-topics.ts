import type { InsightLimit } from '@retropulse/contract/insights'
import { type RecurringTopic, recurringTopicSteps } from '@retropulse/domain/insights/recurring-topics'
import type { Steps } from '@retropulse/domain/insights/similar-pairs'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Identity } from '../../auth/api.ts'
import { removableIdsOf } from '../../board/api.ts'
import { authorizeTeam, type Unauthorized } from '../../orgs/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { RetroFacts } from '../ports.ts'
import type { RetroOfTopic, TopicCache } from './topic-cache.ts'
import { type NewestRetro, newestRetros, type NewestRetrosPorts } from './newest-retros.ts'

export type ReadRecurringTopicsPorts = NewestRetrosPorts & {
  readonly memberships: Pick<Memberships, 'findForUser'>
  readonly facts: Pick<RetroFacts, 'notesOf'>
  readonly topicCache: TopicCache
  /** Does long work in stretches, so that boards on this process go on. */
  readonly runCooperatively: RunCooperatively
}

type RunCooperatively = <Result>(steps: Steps<Result>) => Promise<Result>

/** TOPIC-5: how many of the newest retros are compared. */
const RETROS_MAX = 300
/** TOPIC-5: how many notes are compared, by whole retros: all are in memory at once, at half a millisecond each. */
const NOTES_MAX = 20_000
/** TOPIC-5: milliseconds for which a request waits for the search. */
export const WAIT_MAX_MS = 50

/**
 * TOPIC-1: what notes of a team's newest retros say alike, for users who may read its boards. Masked and archived
 * retros, those in the trash and those that the reader was removed from have no part in it (TOPIC-3, TOPIC-4, LEAD-13):
 * this is checked for each request, and a cached result is used only for exactly the same notes. Null while the search
 * runs longer than `WAIT_MAX_MS`.
 */
export async function readRecurringTopics(
  identity: Identity | null,
  { teamId, limit }: { readonly teamId: TeamId; readonly limit: InsightLimit },
  ports: ReadRecurringTopicsPorts,
): Promise<
  { readonly ok: true; readonly themes: readonly RecurringTopic<RetroOfTopic>[] | null } | Unauthorized
> {
  const authorized = await authorizeTeam(identity, teamId, 'board:read', ports.memberships)
  if (!authorized.ok) return authorized
  const newest = await newestRetros({ teamId, limit, people: removableIdsOf(authorized) }, ports)
  const retros = asManyAsMayBe(newest.filter(isQuoted).slice(-RETROS_MAX))
  const state = retros.map(({ id, name, seq }) => `${id} ${seq} ${name}`).join('\n')
  const found = ports.topicCache.themesAt({ teamId, limit, state }, () => findThemes(retros, ports))
  return { ok: true, themes: await Promise.race([found, sleep(WAIT_MAX_MS, null)]) }
}

function isQuoted({ isMasked, isArchived, isReaderRemoved, seq }: NewestRetro): boolean {
  return !isMasked && !isArchived && !isReaderRemoved && seq > 0
}

/** The newest of the retros, which come last, within `NOTES_MAX`. */
function asManyAsMayBe(retros: readonly NewestRetro[]): readonly NewestRetro[] {
  let left = NOTES_MAX
  const isTooMany = ({ facts }: NewestRetro): boolean => {
    left -= facts.cardsCount
    return left < 0
  }
  return retros.slice(retros.findLastIndex(isTooMany) + 1)
}

async function findThemes(
  retros: readonly NewestRetro[],
  { facts, runCooperatively }: Pick<ReadRecurringTopicsPorts, 'facts' | 'runCooperatively'>,
): Promise<readonly RecurringTopic<RetroOfTopic>[]> {
  const notes = await facts.notesOf(retros.map(({ id }) => id))
  return runCooperatively(
    recurringTopicSteps(
      retros.map(({ id, name, createdAt, facts: { side } }) => ({
        retro: { id, name, timestamp: createdAt },
        side,
        notes: notes.get(id) ?? [],
      })),
    ),
  )
}
