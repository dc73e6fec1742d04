import type { TeamId } from '@retropulse/domain/kernel/ids'
import { lexemesOf } from '@retropulse/domain/search/lexemes'
import type { Search, SearchEntry } from '../ports.ts'

/**
 * The lexemes of an entry: its words, and its team, so that one index answers both at once and entries of other teams
 * cost nothing. No word has a slash, so that none looks like a team.
 */
export function lexemesOfEntry(teamId: TeamId, { text }: Pick<SearchEntry, 'text'>): readonly string[] {
  return [ofTeam(teamId), ...lexemesOf(text)]
}

/**
 * A query for PostgreSQL, one condition (tsquery) for each word, the team in the first: the index combines few lexemes
 * much faster than all.
 */
export function tsqueriesOf({ teamId, wanted }: Pick<Search, 'teamId' | 'wanted'>): readonly string[] {
  const [first = '', ...others] = wanted.map((alternatives) =>
    alternatives.map(({ lexeme, isBeginning }) => quoted(lexeme) + (isBeginning ? ':*' : '')).join(' | '),
  )
  return [`${quoted(ofTeam(teamId))} & (${first})`, ...others]
}

function ofTeam(teamId: TeamId): string {
  return `/team/${teamId}`
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, (sign) => sign + sign)}'`
}
