import { useEffect, useLayoutEffect, useRef } from 'react'
import { Outlet, useLocation } from 'react-router'
import { announce } from '../../ui/live-region.ts'

/** The id of the element that contains the page. */
export const contentId = 'content'

/**
 * Draws the page. After a navigation it moves the focus (SHELL-14): to the field that the page marks with
 * `data-arrive`, else to the start of its content; and announces the new title (SHELL-16). On arrival by address only
 * such a field gets the focus, and only while the user has not focused anything else. On a touch device no field does,
 * since the keyboard would cover half of the page.
 */
export function PageContent() {
  const { pathname } = useLocation()
  const last = useRef<string>(undefined)
  const before = useRef(document.title)
  // The title is still that of the page that was left: pages set it in effects, which run after this one.
  useLayoutEffect(() => {
    before.current = document.title
  })
  useEffect(() => {
    if (last.current === pathname) return undefined
    const isFirst = last.current === undefined
    last.current = pathname
    if (isFirst && document.activeElement !== document.body) return undefined
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
 * Calls back once with the title of the page: at once when it differs from `before`, the title of the page that was
 * left; else when it is set, which may be after a fetch. Returns a function that stops waiting.
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
