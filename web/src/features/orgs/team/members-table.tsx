import type { Team } from '@retropulse/contract/teams'
import { can } from '@retropulse/domain/orgs/policy'
import Search from 'lucide-react/icons/search'
import SearchX from 'lucide-react/icons/search-x'
import { useRef, useState } from 'react'
import { useProfile } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Table } from '../../../ui/table.tsx'
import { TextField } from '../../../ui/text-field.tsx'
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
  const field = useRef<HTMLInputElement>(null)
  const clear = () => {
    field.current?.focus()
    setQuery('')
  }
  const isSearched = team.members.length >= SEARCHED_FROM
  const found = isSearched ? findMembers(team.members, query) : team.members
  const menuOf = (member: Member) =>
    (member.id === you || (editsMembers && isEditable(member, you))) && (
      <MemberMenu team={team} member={member} isYou={member.id === you} onRemove={() => setLeaving(member)} />
    )
  return (
    <div>
      {isSearched && (
        <>
          <TextField
            ref={field}
            label={t(editsMembers ? 'members.search' : 'members.searchNames')}
            labelHidden
            type="search"
            placeholder={t(editsMembers ? 'members.search' : 'members.searchNames')}
            icon={<Search className="size-4" />}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            className={isFlush ? 'px-5 pb-4' : 'mb-4 sm:max-w-80'}
          />
          <output className="sr-only">
            {query.trim() !== '' && t('members.found', { count: found.length })}
          </output>
        </>
      )}
      {found.length === 0 ? (
        <EmptyState
          icon={<SearchX />}
          title={t('members.none')}
          text={t('members.none.text', { query: query.trim() })}
          action={<Button onClick={clear}>{t('members.clear')}</Button>}
        />
      ) : (
        <Table
          caption={t('members')}
          columns={memberColumns({
            you,
            withEmail: editsMembers,
            tones: memberTones(team.members),
            menuOf,
          })}
          rows={membersInOrder(found)}
          rowKey={({ id }) => id}
          isFlush={isFlush}
        />
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
