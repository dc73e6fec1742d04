import { type RefObject, useEffect, useState, useSyncExternalStore } from 'react'
import { storedText } from '../../../../lib/stored-text.ts'
import { announce } from '../../../../ui/live-region.ts'
import { useLive } from '../../model/board-store.ts'
import { createClosedShowings } from '../../model/closed-showings.ts'
import { dropConfetti } from './celebrate.ts'
import { beginsCelebration, celebratedMark, type CelebrationTone } from './celebration.ts'
import { t } from './messages.ts'

/** The showings that were celebrated on this device, of its last 50 boards. */
const celebrated = createClosedShowings(storedText('celebrated-showings'))

/**
 * Celebrates once for each showing, when it is shown or its end comes into sight (SUMMARY-26). Returns what celebrates
 * again.
 */
export function useCelebration(tone: CelebrationTone, band: RefObject<HTMLElement | null>): () => void {
  const boardId = useLive((view) => view.board.id)
  const isShown = useLive((view) => view.board.showSummary)
  const showing = useLive((view) => view.board.showings.summary)
  const done = useSyncExternalStore(celebrated.subscribe, () => celebrated.of(boardId))
  const isAtEnd = useIsInSight(band)
  const [doneBefore] = useState(done)
  const begins = beginsCelebration({ tone, showing, celebrated: done, isShown, isAtEnd })
  useEffect(() => {
    if (!begins) return
    celebrated.close(boardId, celebratedMark(showing))
    announce(`${t(`celebration.${tone}`)}. ${t(`celebration.${tone}.text`)}`, { key: 'celebration' })
    void dropConfetti(tone, sheetOf(band.current))
  }, [begins, tone, boardId, showing, band])
  // A summary that is shown begins at its top: the drawing waits until it is in sight.
  const isMoving = done > doneBefore && isAtEnd
  useEffect(() => {
    if (isMoving) moveIn(band.current, tone)
  }, [isMoving, tone, band])
  return () => {
    void dropConfetti(tone, sheetOf(band.current))
    moveIn(band.current, tone)
  }
}

function sheetOf(band: HTMLElement | null): Element | null {
  return band?.closest('[role="dialog"]') ?? null
}

/** Moves the pieces of the drawing into place; they stand still for users who prefer reduced motion (SUMMARY-27). */
function moveIn(band: HTMLElement | null, tone: CelebrationTone): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const isLow = tone === 'low'
  const from = isLow ? { opacity: 0 } : { opacity: 0, translate: '0 14px', scale: '0.9' }
  band?.querySelectorAll('[data-piece]').forEach((piece, at) =>
    piece.animate([from, {}], {
      duration: isLow ? 1600 : 520,
      delay: at * (isLow ? 60 : 30),
      easing: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
      fill: 'backwards',
    }),
  )
}

/** True once most of the element was in sight. */
function useIsInSight(band: RefObject<HTMLElement | null>): boolean {
  const [isInSight, setInSight] = useState(false)
  useEffect(() => {
    if (band.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setInSight(true)
      },
      { threshold: 0.6 },
    )
    observer.observe(band.current)
    return () => observer.disconnect()
  }, [band])
  return isInSight
}
