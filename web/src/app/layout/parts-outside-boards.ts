import { preloaded } from '../../lib/preload.ts'
import { lazyOrNothing } from '../../ui/lazy-or-nothing.tsx'
import { isBoard } from './path-rules.ts'

/** Parts of the layout that boards do not have, loaded apart so that boards open without them. */
export const OrgSwitch = lazyOrNothing(onPages(async () => (await import('./org-switch.tsx')).OrgSwitch))
export const Footer = lazyOrNothing(onPages(async () => (await import('./footer.tsx')).Footer))
export const ReconnectNotice = lazyOrNothing(
  onPages(async () => (await import('./reconnect-notice.tsx')).ReconnectNotice),
)

/** A page that opens first with such a part fetches it in parallel to its own code. */
function onPages<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return isBoard(location.pathname) ? load : preloaded(load)
}
