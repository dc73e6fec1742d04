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
    // The section that is used is the current one, also where it stands below the line of what is read: the mark then
    // agrees with the dialog that a button of the section opens.
    const use = ({ target }: Event) => {
      const used = known.find((id) => isInSection(target, id))
      if (used === undefined) return
      chosen.current = scrollY
      setCurrent(used)
    }
    read()
    addEventListener('scroll', wait, { passive: true })
    addEventListener('focusin', use)
    addEventListener('click', use)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', wait)
      removeEventListener('focusin', use)
      removeEventListener('click', use)
    }
  }, [key])

  /** Brings a section to the top and puts the focus on its heading, so that Tab goes on from there. */
  const goTo = (id: string) => {
    const heading = document.getElementById(id)
    startOf(heading)?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
    chosen.current = scrollY
    setCurrent(id)
  }
  return [current, goTo]
}

/** What stands at the top once a section was chosen: the title of a group with its first section, else the heading. */
function startOf(heading: HTMLElement | null): Element | null {
  const group = heading?.closest('[role="group"]')
  return group?.querySelector('section')?.contains(heading) === true ? group : heading
}

/** Whether an event comes from the section that has the heading with this id. */
function isInSection(target: EventTarget | null, id: string): boolean {
  const section = document.getElementById(id)?.closest('section')
  return target instanceof Node && section?.contains(target) === true
}
