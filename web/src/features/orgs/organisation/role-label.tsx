import type { ChangeOrgRole } from '@retropulse/contract/orgs'
import { t } from './messages.ts'

/** What can be given; the weaker one is what people are invited to unless said otherwise (teams.md §5). */
export const ROLES = ['admin', 'owner'] as const satisfies readonly ChangeOrgRole['role'][]

/** A role and what comes with it. */
export function RoleLabel({ role }: { role: ChangeOrgRole['role'] }) {
  return (
    <>
      <span className="block">{t(`role.${role}`)}</span>
      <span className="block text-xs font-normal text-ink-faint">{t(`role.${role}.text`)}</span>
    </>
  )
}
