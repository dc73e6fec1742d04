import type { TeamId } from '@retropulse/domain/kernel/ids'
import { lexemesOf } from '@retropulse/domain/search/lexemes'
import type { Wanted } from '@retropulse/domain/search/search-query'
import type { SearchEntry } from '../ports.ts'

/**
 * By what an entry is found: its words, its team and whether it is a title. The team stands among the words so that one
 * index answers both questions, and what other teams wrote costs nothing. No word has a slash.
 */
export function lexemesOfEntry(teamId: TeamId, { kind, text }: SearchEntry): readonly string[] {
  return [ofTeam(teamId), kind === 'retro' ? TITLE : ITEM, ...lexemesOf(text)]
}

/** A search, as PostgreSQL writes it (tsquery). */
export function tsqueryOf(
  teamId: TeamId,
  among: 'titles' | 'items',
  wanted: readonly (readonly Wanted[])[],
): string {
  const place = [ofTeam(teamId), among === 'titles' ? TITLE : ITEM].map(quoted)
  const words = wanted.map(
    (alternatives) =>
      `(${alternatives.map(({ lexeme, isBeginning }) => quoted(lexeme) + (isBeginning ? ':*' : '')).join(' | ')})`,
  )
  return [...place, ...words].join(' & ')
}

const TITLE = '/title'
const ITEM = '/item'

function ofTeam(teamId: TeamId): string {
  return `/team/${teamId}`
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, (sign) => sign + sign)}'`
}
