import type { Gif } from '@retropulse/domain/board/gifs/gif'
import { useRef } from 'react'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useCutEdges } from '../../../../ui/use-cut-edges.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { t } from './messages.ts'
import type { GifPage } from '@retropulse/contract/gif'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getJson, valueOf } from '../../../../lib/api.ts'

/** GIFs side by side, 120 px tall with a gutter of 10 px; more load as the participant scrolls (GIF-12, GIF-13). */
export function GifRow({ gifs: found }: { gifs: FoundGifs }) {
  const { gifs, isPending } = found
  if (isPending) return <Waiting />
  if (gifs.length === 0)
    return (
      <p role="status" className="grid h-30 place-items-center text-sm text-ink-soft">
        {t('none')}
      </p>
    )
  return <GifChoices found={found} />
}

function GifChoices({ found }: { found: FoundGifs }) {
  const { session } = useBoardStore()
  const { gifs, hasNextPage, isFetchingNextPage, fetchNextPage } = found
  const row = useRef<HTMLUListElement>(null)
  useCutEdges(row)
  return (
    <ul
      ref={row}
      aria-label={t('list')}
      className="fade-cut-edges flex h-30 gap-2.5 overflow-x-auto overscroll-contain px-4 [scrollbar-width:thin]"
      onScroll={({ currentTarget }) => {
        if (hasNextPage && !isFetchingNextPage && isNearEnd(currentTarget)) void fetchNextPage()
      }}
    >
      {gifs.map((gif) => (
        <GifChoice key={gif.id} gif={gif} onShare={() => session.do({ type: 'share-gif', gif })} />
      ))}
    </ul>
  )
}

function GifChoice({ gif, onShare }: { gif: Gif; onShare: () => void }) {
  const { title, url, width, height } = gif
  return (
    <li className="h-full shrink-0 py-1">
      <button
        type="button"
        aria-label={t('share', { title })}
        data-tooltip={title}
        onClick={onShare}
        className="block h-full overflow-hidden rounded-sm bg-fill calm-at-night transition-[scale,filter] duration-fast hover:scale-[1.03] active:scale-[0.97]"
      >
        <img
          src={url}
          alt=""
          width={width}
          height={height}
          loading="lazy"
          referrerPolicy="no-referrer"
          className="h-full w-auto"
        />
      </button>
    </li>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label={t('loading')} className="flex h-30 gap-2.5 overflow-hidden px-4 py-1">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((at) => (
        <Skeleton key={at} className="h-full w-36 shrink-0" />
      ))}
    </div>
  )
}

/** GIFs of a page (GIF-31). */
const PAGE = 12

type FoundGifs = ReturnType<typeof useGifs>

/** The GIFs that a term finds, page by page; a failure shows no toast (GIF-17). */
export function useGifs(term: string) {
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['gifs', term],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => valueOf(getJson<GifPage>(address(term, pageParam), signal)),
    getNextPageParam: ({ next }) => next,
    throwOnError: false,
  })
  const gifs = data?.pages.flatMap(({ results }) => results) ?? []
  return { gifs, isPending, hasNextPage, isFetchingNextPage, fetchNextPage }
}

function address(term: string, pos: string): string {
  const query = new URLSearchParams({ q: term, limit: String(PAGE), ...(pos !== '' && { pos }) })
  return `/api/gifs/search?${query.toString()}`
}

/** The next page is loaded once less than this share of the width remains to scroll (GIF-13). */
const REST = 0.2

/** True when a list that scrolls sideways needs its next page. All in pixels, in both reading directions. */
export function isNearEnd({ scrollLeft, clientWidth, scrollWidth }: ScrollPlace): boolean {
  const left = scrollWidth - clientWidth - Math.abs(scrollLeft)
  return left < scrollWidth * REST
}

interface ScrollPlace {
  readonly scrollLeft: number
  readonly clientWidth: number
  readonly scrollWidth: number
}
