import { preloaded } from '../../lib/preload.ts'
import { lazyComponent } from '../../ui/lazy-component.ts'
import { isBoard } from './path-rules.ts'

/** Parts of the layout that boards do not have, loaded apart so that boards open without them. */
export const OrgSwitch = lazyComponent(onPages(async () => (await import('./org-switch.tsx')).OrgSwitch))
export const Footer = lazyComponent(onPages(async () => (await import('./footer.tsx')).Footer))
export const ReconnectNotice = lazyComponent(
  onPages(async () => (await import('./reconnect-notice.tsx')).ReconnectNotice),
)

/** A page that opens first with such a part fetches it in parallel to its own code. */
function onPages<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return isBoard(location.pathname) ? load : preloaded(load)
}
