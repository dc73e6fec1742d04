import type { TeamId } from '@retropulse/domain/kernel/ids'
import { lexemesOf } from '@retropulse/domain/search/lexemes'
import type { Search, SearchEntry } from '../ports.ts'

/**
 * By what an entry is found: its words and its team, which stands among them so that one index answers both at once, and
 * what others wrote costs nothing. No word has a slash.
 */
export function lexemesOfEntry(teamId: TeamId, { text }: Pick<SearchEntry, 'text'>): readonly string[] {
  return [ofTeam(teamId), ...lexemesOf(text)]
}

/**
 * A search as PostgreSQL writes it, one condition (tsquery) for each word, the team in the first: the index weighs few
 * lexemes against each other much faster than all.
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
