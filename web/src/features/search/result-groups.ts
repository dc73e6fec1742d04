import type { SearchResult } from '@retropulse/contract/search'

/** Results that stand below one head; one result of several retros in turn has none. */
export interface ResultGroup {
  readonly board: SearchResult['board']
  /** Whether the head names the retro, so that its results need not. */
  readonly hasHead: boolean
  readonly results: readonly SearchResult[]
}

/**
 * The results in their order (SEARCH-6), those of one retro that follow each other as a group. A retro that was found by
 * its title names itself.
 */
export function groupResults(results: readonly SearchResult[]): readonly ResultGroup[] {
  const groups: { board: SearchResult['board']; isTitle: boolean; results: SearchResult[] }[] = []
  for (const result of results) {
    const isTitle = result.kind === 'retro'
    const last = groups.at(-1)
    if (last && !last.isTitle && !isTitle && last.board.id === result.board.id) last.results.push(result)
    else groups.push({ board: result.board, isTitle, results: [result] })
  }
  return groups.map(({ board, isTitle, results: own }) => ({
    board,
    hasHead: !isTitle && own.length > 1,
    results: own,
  }))
}
