import { early } from '../../lib/early.ts'
import { optional } from '../optional.tsx'
import { isBoard } from './path-rules.ts'

/** Parts of the frame that no board has, so that no board waits for them. */
export const OrgSwitch = optional(onPages(async () => (await import('./org-switch.tsx')).OrgSwitch))
export const Footer = optional(onPages(async () => (await import('./footer.tsx')).Footer))
export const ReconnectNotice = optional(
  onPages(async () => (await import('./reconnect-notice.tsx')).ReconnectNotice),
)

/** Where the first page has them they come beside its own code. */
function onPages<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return isBoard(location.pathname) ? load : early(load)
}
