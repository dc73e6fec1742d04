import type { PhotoPage } from '@retropulse/contract/photo'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getJson, valueOf } from '../../lib/api.ts'

/** The results of an image search, page by page (BG-11). */
export function usePhotos(term: string, perPage: number) {
  return useInfiniteQuery({
    queryKey: ['photos', term, perPage],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      valueOf(getJson<PhotoPage>(searchAddress(term, pageParam, perPage), signal)),
    getNextPageParam: (last: PhotoPage, _pages, page) => (last.results.length === 0 ? undefined : page + 1),
    throwOnError: false,
  })
}

function searchAddress(query: string, page: number, perPage: number): string {
  const wish = new URLSearchParams({
    query,
    page: String(page),
    per_page: String(perPage),
    content_filter: 'high',
    orientation: 'landscape',
  })
  return `/api/photos/search?${wish.toString()}`
}

/** Registers the use of a picture with its source (BG-16); a failure is ignored, the background is saved anyway. */
export async function registerUse(location: string): Promise<void> {
  await getJson(`/api/photos/download?${new URLSearchParams({ location }).toString()}`)
}
