import type { BoardCard } from '@retropulse/contract/board'
import { hasWords } from '../../lib/has-words.ts'

/** DASH-13: the retros that have every word of the query in their title or columns, regardless of case and accents. */
export function filterRetros(retros: readonly BoardCard[], query: string): readonly BoardCard[] {
  if (query.trim() === '') return retros
  return retros.filter(({ name, columns }) => hasWords([name, ...columns].join('\n'), query))
}
