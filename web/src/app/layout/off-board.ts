import { early } from '../../lib/early.ts'
import { optional } from '../optional.tsx'
import { isBoard } from './path-rules.ts'

/** Parts of the layout that boards do not have, loaded apart so that boards open without them. */
export const OrgSwitch = optional(onPages(async () => (await import('./org-switch.tsx')).OrgSwitch))
export const Footer = optional(onPages(async () => (await import('./footer.tsx')).Footer))
export const ReconnectNotice = optional(
  onPages(async () => (await import('./reconnect-notice.tsx')).ReconnectNotice),
)

/** A page that opens first with such a part fetches it in parallel to its own code. */
function onPages<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return isBoard(location.pathname) ? load : early(load)
}
