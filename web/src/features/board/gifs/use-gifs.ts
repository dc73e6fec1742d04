import type { GifPage } from '@retropulse/contract/gif'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getJson, valueOf } from '../../../lib/api.ts'

/** GIFs in one page (board.md §9). */
const PAGE = 12

/** The GIFs that a word finds, page by page; a failure leaves the list as it is (board.md §8). */
export function useGifs(term: string) {
  return useInfiniteQuery({
    queryKey: ['gifs', term],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => valueOf(getJson<GifPage>(address(term, pageParam), signal)),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    throwOnError: false,
  })
}

function address(term: string, pos: string): string {
  const query = new URLSearchParams({ q: term, limit: String(PAGE), ...(pos !== '' && { pos }) })
  return `/api/gifs/search?${query.toString()}`
}
