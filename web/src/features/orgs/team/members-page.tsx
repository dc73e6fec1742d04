import { can } from '@retropulse/domain/orgs/policy'
import { useState } from 'react'
import { usePageTitle } from '../../../lib/page-title.ts'
import { useProfile } from '../../../lib/session.ts'
import { Table } from '../../../ui/table.tsx'
import { InviteLink } from './invite-link.tsx'
import { memberColumns } from './member-columns.tsx'
import { MemberMenu } from './member-menu.tsx'
import { isEditable, membersInOrder } from './members-in-order.ts'
import type { Member } from './members-in-order.ts'
import { t } from './messages.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import { useTeam } from './use-team.ts'

/** Who is on the team, as what, and the link that brings others (teams.md §2). */
export function TeamMembersPage() {
  const team = useTeam()
  const you = useProfile()?.sub
  const editsMembers = can({ role: team.role }, 'member:edit')
  const [leaving, setLeaving] = useState<Member | null>(null)
  usePageTitle(t('page', { page: t('members'), team: team.name }))
  const menuOf = (member: Member) =>
    (member.id === you || (editsMembers && isEditable(member, you))) && (
      <MemberMenu team={team} member={member} isYou={member.id === you} onRemove={() => setLeaving(member)} />
    )
  return (
    <div className="flex flex-col gap-8">
      {editsMembers && <InviteLink team={team} />}
      <Table
        caption={t('members')}
        columns={memberColumns({ you, withEmail: editsMembers, menuOf })}
        rows={membersInOrder(team.members)}
        rowKey={({ id }) => id}
      />
      <RemovalDialog
        team={team}
        member={leaving}
        isYou={leaving?.id === you}
        onClose={() => setLeaving(null)}
      />
    </div>
  )
}
