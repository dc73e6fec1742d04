import { useEffect, useRef } from 'react'
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
  useEffect(() => {
    if (last.current === pathname) return
    const isFirst = last.current === undefined
    last.current = pathname
    const content = document.getElementById(contentId)
    const field = matchMedia('(pointer: fine)').matches
      ? content?.querySelector<HTMLElement>('[data-arrive]')
      : undefined
    if (field) field.focus()
    else if (!isFirst) content?.focus({ preventScroll: true })
    if (!isFirst) announce(document.title, { key: 'arrival' })
  }, [pathname])
  return <Outlet />
}
