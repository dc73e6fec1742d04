import type { SearchResult, SearchResults } from '@retropulse/contract/search'
import { DAY_MS } from '@retropulse/domain/kernel/durations'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { FREE_DAYS } from '@retropulse/domain/billing/plans'
import { excerptOf } from '@retropulse/domain/search/excerpt'
import { RESULTS_MAX, RETROS_MAX } from '@retropulse/domain/search/limits'
import { matchesIn } from '@retropulse/domain/search/matches'
import { readQuery, type Wanted } from '@retropulse/domain/search/search-query'
import type { Identity } from '../../auth/api.ts'
import { removableIdsOf } from '../../board/api.ts'
import { authorizeTeam, type Unauthorized } from '../../orgs/api.ts'
import type { Memberships } from '../../orgs/api.ts'
import type { FoundEntry, Search, SearchIndex } from '../ports.ts'

export interface SearchTeamPorts {
  readonly memberships: Pick<Memberships, 'findForUser' | 'planOf'>
  readonly index: SearchIndex
  /** Milliseconds since 1970. */
  readonly now: () => number
}

type Searched = { readonly ok: true; readonly found: SearchResults } | Unauthorized

/** SEARCH-1: searches a team's retros, for users who may read its boards; to others the team does not exist. */
export async function searchTeam(
  identity: Identity | null,
  teamId: TeamId,
  typed: string,
  { memberships, index, now }: SearchTeamPorts,
): Promise<Searched> {
  const [authorized, planId] = await Promise.all([
    authorizeTeam(identity, teamId, 'board:read', memberships),
    memberships.planOf(teamId),
  ])
  if (!authorized.ok) return authorized
  const query = readQuery(typed)
  if (query === null) return { ok: true, found: { results: [], hasMore: false } }
  // The rule of PLAN-14 as a point in time; `isArchived` of the domain says the same of a single board.
  const people = removableIdsOf(authorized)
  const archivedUntil = planId === null ? now() - FREE_DAYS * DAY_MS : null
  const found = await findAll(query.exactly, { teamId, archivedUntil, people }, index)
  if (found.results.length >= FEW || query.nearly === null) return { ok: true, found }
  const near = await findAll(query.nearly, { teamId, archivedUntil, people }, index)
  return { ok: true, found: withNear(found, near) }
}

/** Titles and items in parallel: titles are few. */
async function findAll(
  wanted: readonly (readonly Wanted[])[],
  place: Pick<Search, 'teamId' | 'archivedUntil' | 'people'>,
  index: SearchIndex,
): Promise<SearchResults> {
  const [titles, items] = await Promise.all([
    index.find({ ...place, wanted, among: 'titles', limit: RETROS_MAX + 1 }),
    index.find({ ...place, wanted, among: 'items', limit: RESULTS_MAX + 1 }),
  ])
  const retros = titles.slice(0, RETROS_MAX)
  const others = items.slice(0, RESULTS_MAX - retros.length)
  return {
    results: [...retros, ...others].map((entry) => resultOf(entry, wanted)),
    hasMore: retros.length < titles.length || others.length < items.length,
  }
}

function resultOf(
  { kind, board, itemId, noteId, text }: FoundEntry,
  wanted: readonly (readonly Wanted[])[],
): SearchResult {
  return { kind, board, itemId, noteId, parts: [...excerptOf(text, matchesIn(text, wanted))] }
}

function withNear(exact: SearchResults, near: SearchResults): SearchResults {
  const known = new Set(exact.results.map(keyOf))
  const added = near.results.filter((result) => !known.has(keyOf(result)))
  const results = [...exact.results, ...added].slice(0, RESULTS_MAX)
  return { results, hasMore: near.hasMore || results.length < exact.results.length + added.length }
}

function keyOf({ kind, board, itemId }: SearchResult): string {
  return `${kind} ${board.id} ${itemId}`
}

/** With fewer results near matches are searched too (SEARCH-4). */
const FEW = 5
