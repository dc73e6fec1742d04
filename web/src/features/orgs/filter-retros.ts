import type { BoardCard } from '@retropulse/contract/board'

/** DASH-13: the retros that have every word of the query in their title or columns, regardless of case and accents. */
export function filterRetros(retros: readonly BoardCard[], query: string): readonly BoardCard[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return retros
  return retros.filter(({ name, columns }) => {
    const text = plain([name, ...columns].join('\n'))
    return words.every((word) => text.includes(word))
  })
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
