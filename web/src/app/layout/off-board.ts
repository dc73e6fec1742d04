import { optional } from '../optional.tsx'

/** Parts of the frame that no board has, so that no board waits for them. */
export const OrgSwitch = optional(async () => (await import('./org-switch.tsx')).OrgSwitch)
export const Footer = optional(async () => (await import('./footer.tsx')).Footer)
