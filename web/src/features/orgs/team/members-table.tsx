import type { Team } from '@retropulse/contract/teams'
import { can } from '@retropulse/domain/orgs/policy'
import { useState } from 'react'
import { useProfile } from '../../../lib/session.ts'
import { SearchedList } from '../../../ui/searched-list.tsx'
import { Table } from '../../../ui/table.tsx'
import { memberColumns } from './member-columns.tsx'
import { MemberMenu } from './member-menu.tsx'
import { findMembers, isEditable, membersInOrder, memberTones } from './members-in-order.ts'
import type { Member } from './members-in-order.ts'
import { t } from './messages.ts'
import { RemovalDialog } from './removal-dialog.tsx'

/** So many members are in sight together; more are searched (TEAM-32). */
const SEARCHED_FROM = 12

/** The members of the team with their roles; Change Role and Remove for users with member:edit (TEAM-18). */
export function MembersTable({ team, isFlush = false }: { team: Team; isFlush?: boolean }) {
  const you = useProfile()?.sub
  const editsMembers = can({ role: team.role }, 'member:edit')
  const [leaving, setLeaving] = useState<Member | null>(null)
  const [query, setQuery] = useState('')
  const isSearched = team.members.length >= SEARCHED_FROM
  const found = isSearched ? findMembers(team.members, query) : team.members
  const menuOf = (member: Member) =>
    (member.id === you || (editsMembers && isEditable(member, you))) && (
      <MemberMenu team={team} member={member} isYou={member.id === you} onRemove={() => setLeaving(member)} />
    )
  const typed = query.trim()
  const table = (
    <Table
      caption={t('members')}
      columns={memberColumns({
        you,
        withEmail: editsMembers,
        isEmailBelow: isFlush,
        tones: memberTones(team.members),
        menuOf,
      })}
      rows={membersInOrder(found)}
      rowKey={({ id }) => id}
      isFlush={isFlush}
    />
  )
  return (
    <div>
      {isSearched ? (
        <SearchedList
          label={t(editsMembers ? 'members.search' : 'members.searchNames')}
          query={query}
          onQuery={setQuery}
          found={typed === '' ? null : t('members.found', { count: found.length })}
          none={
            found.length > 0
              ? null
              : {
                  title: t('members.none'),
                  text: t('members.none.text', { query: typed }),
                  clear: t('members.clear'),
                }
          }
          className={isFlush ? 'px-5 pb-4' : 'mb-4 sm:max-w-96'}
        >
          {table}
        </SearchedList>
      ) : (
        table
      )}
      <RemovalDialog
        team={team}
        member={leaving}
        isYou={leaving?.id === you}
        onClose={() => setLeaving(null)}
      />
    </div>
  )
}
