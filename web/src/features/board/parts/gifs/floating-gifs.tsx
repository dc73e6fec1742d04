import type { SharedGif } from '@retropulse/domain/board/gifs/gif'
import { useEffect, useRef, useState } from 'react'
import { announce } from '../../../../ui/live-region.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { flightOf, FLIGHT_MS, freshGifs } from './gif-animation.ts'
import { t } from './messages.ts'

/** The GIFs that drift across the screen after they were sent (GIF-1, GIF-3). */
export function FloatingGifs() {
  const { get } = useBoardStore()
  const gifs = useLive((view) => view.board.gifs)
  const flown = useRef(gifs)
  const taken = useRef(0)
  const [flying, setFlying] = useState<readonly Flying[]>([])
  useEffect(() => {
    const now = Date.now() + get().clockOffset
    const fresh = freshGifs(gifs, flown.current, now)
    if (fresh.length === 0) return
    flown.current = [...flown.current.filter(({ at }) => now - at < 2 * FLIGHT_MS), ...fresh]
    const first = taken.current
    taken.current += fresh.length
    setFlying((before) => [...before, ...fresh.map((gif, place) => ({ at: first + place, gif }))])
    announce(t('shared', { title: fresh.at(-1)?.title ?? '' }), { key: 'gif' })
  }, [gifs, get])
  if (flying.length === 0) return null
  const land = (at: number) => setFlying((before) => before.filter((one) => one.at !== at))
  return (
    <div aria-hidden="true" className="pointer-events-none fixed inset-0 z-(--z-floating) overflow-hidden">
      {flying.map((one) => (
        <FlyingGif key={one.at} {...one} onLanded={() => land(one.at)} />
      ))}
    </div>
  )
}

/** A GIF that flies; `at` is its number on this page. */
interface Flying {
  readonly at: number
  readonly gif: SharedGif
}

function FlyingGif({ at, gif, onLanded }: Flying & { onLanded: () => void }) {
  const picture = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const flight = picture.current?.animate(flightOf(at, isCalm), { duration: FLIGHT_MS, easing: 'linear' })
    if (flight === undefined) return
    flight.onfinish = onLanded
    return () => flight.cancel()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- it takes off once
  }, [])
  return (
    <img
      ref={picture}
      src={gif.url}
      alt=""
      width={gif.width}
      height={gif.height}
      referrerPolicy="no-referrer"
      className="absolute bottom-0 h-32 w-auto rounded-md shadow-floating max-sm:h-24"
    />
  )
}
