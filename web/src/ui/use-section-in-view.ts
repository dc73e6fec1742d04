import { useLayoutEffect, useRef, useState } from 'react'
import { sectionInView } from './section-in-view.ts'

/**
 * The id of the section that is read, of sections whose headings have these ids, and a function that takes the reader
 * to one of them.
 */
export function useSectionInView(
  ids: readonly string[],
): readonly [string | undefined, (id: string) => void] {
  const [current, setCurrent] = useState<string>()
  // Where the page stood when a section was chosen, which is the current one until the page is scrolled.
  const chosen = useRef<number>(null)
  const key = ids.join(' ')
  useLayoutEffect(() => {
    let frame = 0
    const known = key.split(' ')
    const read = () => {
      if (chosen.current !== null && Math.abs(scrollY - chosen.current) < 2) return
      chosen.current = null
      const tops = known.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity)
      const { scrollHeight, clientHeight } = document.documentElement
      const place = { scrolled: scrollY, range: scrollHeight - clientHeight, height: clientHeight }
      setCurrent(known[sectionInView(tops, place)])
    }
    const wait = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(read)
    }
    read()
    addEventListener('scroll', wait, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', wait)
    }
  }, [key])

  /** Brings a section to the top and puts the focus on its heading, so that Tab goes on from there. */
  const goTo = (id: string) => {
    const heading = document.getElementById(id)
    heading?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
    chosen.current = scrollY
    setCurrent(id)
  }
  return [current, goTo]
}
