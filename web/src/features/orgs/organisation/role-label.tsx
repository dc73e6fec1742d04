import type { ChangeOrgRole } from '@retropulse/contract/orgs'
import { t } from './messages.ts'

/** The roles of an organisation, the default of an invitation first (INVITE-8). */
export const ROLES = ['admin', 'owner'] as const satisfies readonly ChangeOrgRole['role'][]

/** A role and what it may do. */
export function RoleLabel({ role }: { role: ChangeOrgRole['role'] }) {
  return (
    <>
      <span className="block first-letter:uppercase">{t(`role.${role}`)}</span>
      <span className="block text-xs font-normal text-ink-faint">{t(`role.${role}.text`)}</span>
    </>
  )
}
