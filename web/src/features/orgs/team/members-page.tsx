import { can } from '@retropulse/domain/orgs/policy'
import { usePageTitle } from '../../../lib/page-title.ts'
import { InviteLink } from './invite-link.tsx'
import { MembersTable } from './members-table.tsx'
import { t } from './messages.ts'
import { useTeam } from './use-team.ts'

/** The members of the team and its invite link (TEAM-18, INVITE-4). */
export function TeamMembersPage() {
  const team = useTeam()
  usePageTitle(t('page', { page: t('members'), team: team.name }))
  return (
    <div className="flex flex-col gap-8">
      {can({ role: team.role }, 'member:edit') && <InviteLink team={team} />}
      <MembersTable team={team} />
    </div>
  )
}
