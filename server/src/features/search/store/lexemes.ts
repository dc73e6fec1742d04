import type { TeamId } from '@retropulse/domain/kernel/ids'
import { lexemesOf } from '@retropulse/domain/search/lexemes'
import type { Search, SearchEntry } from '../ports.ts'

/**
 * By what an entry is found: its words, its team and whether it is a title. These stand among the words so that
 * one index answers everything at once, and what others wrote costs nothing. No word has a slash.
 */
export function lexemesOfEntry(teamId: TeamId, { kind, text }: SearchEntry): readonly string[] {
  return [ofTeam(teamId), kind === 'retro' ? TITLE : ITEM, ...lexemesOf(text)]
}

/** A search as PostgreSQL writes it (tsquery). */
export function tsqueryOf({ teamId, among, wanted }: Pick<Search, 'teamId' | 'among' | 'wanted'>): string {
  const words = wanted.map((alternatives) =>
    alternatives.map(({ lexeme, isBeginning }) => quoted(lexeme) + (isBeginning ? ':*' : '')),
  )
  const all = [[quoted(ofTeam(teamId))], [quoted(among === 'titles' ? TITLE : ITEM)], ...words]
  return all.map((alternatives) => `(${alternatives.join(' | ')})`).join(' & ')
}

const TITLE = '/title'
const ITEM = '/item'

function ofTeam(teamId: TeamId): string {
  return `/team/${teamId}`
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll(/['\\]/g, (sign) => sign + sign)}'`
}
