import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/**
 * Follows a link without loading the page again, as `Link` does; a click that opens another tab or window is left to
 * the browser.
 */
export function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(event.currentTarget.pathname)
  }
}
