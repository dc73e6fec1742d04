import type { Team } from '@retropulse/contract/teams'
import { can } from '@retropulse/domain/orgs/policy'
import { useState } from 'react'
import { useProfile } from '../../../lib/session.ts'
import { Table } from '../../../ui/table.tsx'
import { memberColumns } from './member-columns.tsx'
import { MemberMenu } from './member-menu.tsx'
import { isEditable, membersInOrder, memberTones } from './members-in-order.ts'
import type { Member } from './members-in-order.ts'
import { t } from './messages.ts'
import { RemovalDialog } from './removal-dialog.tsx'

/** The members of the team with their roles; Change Role and Remove for users with member:edit (TEAM-18). */
export function MembersTable({ team, isFlush = false }: { team: Team; isFlush?: boolean }) {
  const you = useProfile()?.sub
  const editsMembers = can({ role: team.role }, 'member:edit')
  const [leaving, setLeaving] = useState<Member | null>(null)
  const menuOf = (member: Member) =>
    (member.id === you || (editsMembers && isEditable(member, you))) && (
      <MemberMenu team={team} member={member} isYou={member.id === you} onRemove={() => setLeaving(member)} />
    )
  return (
    <>
      <Table
        caption={t('members')}
        columns={memberColumns({
          you,
          withEmail: editsMembers,
          tones: memberTones(team.members),
          menuOf,
        })}
        rows={membersInOrder(team.members)}
        rowKey={({ id }) => id}
        isFlush={isFlush}
      />
      <RemovalDialog
        team={team}
        member={leaving}
        isYou={leaving?.id === you}
        onClose={() => setLeaving(null)}
      />
    </>
  )
}
