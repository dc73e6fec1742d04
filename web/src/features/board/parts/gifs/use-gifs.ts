import type { GifPage } from '@retropulse/contract/gif'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { getJson, valueOf } from '../../../../lib/api.ts'

/** GIFs of a page (GIF-31). */
const PAGE = 12

/** The GIFs that a term finds, page by page; a failure shows no toast (GIF-17). */
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
