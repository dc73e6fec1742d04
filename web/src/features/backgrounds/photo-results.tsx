import type { Photo, PhotoPage } from '@retropulse/contract/photo'
import { BACKGROUNDS } from '@retropulse/domain/board/backgrounds/backgrounds'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { t } from './messages.ts'
import { backdropAt, pictureAddress, type SavingBackdrop } from '../../lib/picture-address.ts'
import { PictureTile } from './picture-tile.tsx'
import { pictureGrid } from './background-grid.tsx'
import { InsteadOfResults } from './instead-of-results.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { getJson, valueOf } from '../../lib/api.ts'

/** The results of an image search; more load as the user scrolls (BG-11). */
export function PhotoResults({
  term,
  current: backdrop,
  perPage,
  saving,
  save,
}: SavingBackdrop & { term: string }) {
  const current = pictureAddress(backdrop)
  const { data, isPending, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = usePhotos(
    term,
    perPage,
  )
  const photos = distinct(data?.pages.flatMap(({ results }) => results) ?? [])
  const choose = async ({ urls, links }: Photo) => {
    const isSaved = await save(backdropAt(urls.regular))
    if (isSaved) void registerUse(links.download_location)
  }
  if (isPending) return <Waiting />
  if (isError && photos.length === 0)
    return (
      <InsteadOfResults {...{ term, current: backdrop, perPage, saving, save }}>
        <p className="min-w-0 flex-1 font-medium">{t('searchFailed')}</p>
        <Button size="sm" onClick={() => void refetch()}>
          {t('again')}
        </Button>
      </InsteadOfResults>
    )
  return (
    <>
      <p role="status" className={photos.length === 0 ? '' : 'sr-only'}>
        {photos.length > 0 && t('found', { count: photos.length })}
      </p>
      {photos.length === 0 ? (
        <InsteadOfResults {...{ term, current: backdrop, perPage, saving, save }}>
          <div className="min-w-0 flex-1">
            <p className="font-medium">{t('noneFound')}</p>
            <p className="text-ink-soft">{t('noneFoundText')}</p>
          </div>
        </InsteadOfResults>
      ) : (
        <ul aria-label={t('image')} className={pictureGrid}>
          {photos.map((photo) => (
            <PictureTile
              key={photo.id}
              label={nameOf(photo)}
              src={photo.urls.thumb}
              isChosen={current === photo.urls.regular}
              isSaving={saving === photo.urls.regular}
              onChoose={() => void choose(photo)}
            >
              {isOurs(photo) ? nameOf(photo) : <Credit {...photo} />}
            </PictureTile>
          ))}
        </ul>
      )}
      {hasNextPage && <MoreBelow isLoading={isFetchingNextPage} onNear={() => void fetchNextPage()} />}
    </>
  )
}

/** Removes duplicates: a picture may have moved to the next page while the user scrolled. */
function distinct(photos: readonly Photo[]): readonly Photo[] {
  return [...new Map(photos.map((photo) => [photo.id, photo])).values()]
}

function isOurs({ id }: Photo): boolean {
  return BACKGROUNDS.some((theme) => theme.id === id)
}

/** The name of a built-in background; other pictures are described by their tags, or by their author. */
function nameOf({ id, tags, user }: Photo): string {
  const name = BACKGROUNDS.find((theme) => theme.id === id)?.name
  return name ?? t('photo', { what: tags.slice(0, 3).join(', ') || user.name })
}

/** The author of the picture (BG-15), and the service or the licence (BG-29); their terms ask for it. */
function Credit({ user, via }: Photo) {
  return (
    <>
      <CreditLink text={t('by', { name: user.name })} html={user.links.html} />
      {via !== null && (
        <>
          {' · '}
          <CreditLink text={via.name} html={via.html} />
        </>
      )}
    </>
  )
}

function CreditLink({ text, html }: { text: string; html: string | null }) {
  if (html === null) return text
  return (
    <a href={html} target="_blank" rel="noreferrer" className="underline underline-offset-2">
      {text}
    </a>
  )
}

/** The end of the list: when it comes into view, the next page is loaded. */
function MoreBelow({ isLoading, onNear }: { isLoading: boolean; onNear: () => void }) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (end.current === null || isLoading) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && onNear())
    watcher.observe(end.current)
    return () => watcher.disconnect()
  })
  return (
    <div ref={end} className="mt-4 h-10 text-center text-sm text-ink-soft">
      {isLoading && t('more')}
    </div>
  )
}

function Waiting() {
  return (
    <div role="status" aria-label={t('searching')} className={pictureGrid}>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <Skeleton key={at} className="mb-5.5 aspect-16/9 w-full" />
      ))}
    </div>
  )
}

/** The results of an image search, page by page (BG-11). */
function usePhotos(term: string, perPage: number) {
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
  const input = new URLSearchParams({
    query,
    page: String(page),
    per_page: String(perPage),
    content_filter: 'high',
    orientation: 'landscape',
  })
  return `/api/photos/search?${input.toString()}`
}

/** Registers the use of a picture with its source (BG-16); a failure is ignored, the background is saved anyway. */
async function registerUse(location: string): Promise<void> {
  await getJson(`/api/photos/download?${new URLSearchParams({ location }).toString()}`)
}
