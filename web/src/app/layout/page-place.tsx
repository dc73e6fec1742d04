import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { announce } from '../../ui/live-region.ts'

/** The id of the element that pages are drawn in. */
export const contentId = 'content'

/**
 * Draws the page. After a navigation the focus is where reading goes on: in the field that a page marks with
 * `data-arrive`, else at the start of its content; the new title is read out. The first page keeps the
 * browser's own focus, but for that field. A finger gets no field, which would raise the keyboard over half
 * of the page.
 */
export function PagePlace() {
  const { pathname } = useLocation()
  const last = useRef<string>(undefined)
  const before = useRef(document.title)
  // The page that was left still names itself: pages write their titles in effects, which come after these.
  useLayoutEffect(() => {
    before.current = document.title
  })
  useEffect(() => {
    if (last.current === pathname) return undefined
    const isFirst = last.current === undefined
    last.current = pathname
    const content = document.getElementById(contentId)
    const field = matchMedia('(pointer: fine)').matches
      ? content?.querySelector<HTMLElement>('[data-arrive]')
      : undefined
    if (field) field.focus()
    else if (!isFirst) content?.focus({ preventScroll: true })
    return isFirst ? undefined : whenTitled(before.current, (title) => announce(title, { key: 'arrival' }))
  }, [pathname])
  return <Outlet />
}

/**
 * Calls back once with the page's title: at once when it has one of its own by now, else when it does, which may be after
 * it was fetched; until then the one of the page `before` stands there. Returns what ends the waiting.
 */
function whenTitled(before: string, call: (title: string) => void): () => void {
  const look = () => {
    if (document.title === before) return
    titles.disconnect()
    call(document.title)
  }
  const titles = new MutationObserver(look)
  titles.observe(document.head, { subtree: true, childList: true, characterData: true })
  look()
  return () => titles.disconnect()
}
