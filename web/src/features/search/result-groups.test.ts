import type { SearchResult } from '@retropulse/contract/search'
import { expect, test } from 'vitest'
import { groupResults } from './result-groups.ts'

const resultOf = (id: string, boardId: string, kind: SearchResult['kind'] = 'note'): SearchResult => ({
  kind,
  board: { id: boardId, name: `Retro ${boardId}`, timestamp: 0 },
  itemId: id,
  noteId: null,
  parts: [],
})

test('SEARCH-6, SEARCH-19: results of one retro stand below its title, and keep their order', () => {
  const groups = groupResults([
    resultOf('a', 'a', 'retro'),
    resultOf('1', 'a'),
    resultOf('2', 'a', 'comment'),
    resultOf('3', 'b'),
    resultOf('4', 'a'),
  ])
  expect(groups.map(({ hasHead, results }) => [hasHead, results.map(({ itemId }) => itemId)])).toEqual([
    [false, ['a']],
    [true, ['1', '2']],
    [false, ['3']],
    [false, ['4']],
  ])
})
