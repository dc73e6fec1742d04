import { useState } from 'react'
import type { OrgPlace } from '../../../lib/paths.ts'
import { useProfile } from '../../../lib/session.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { BreakableText } from '../../../ui/breakable-text.tsx'
import { personTones } from '../../../ui/person-tone.ts'
import { Table } from '../../../ui/table.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import { AdminMenu } from './admin-menu.tsx'
import { TransferOrgDialog } from './transfer-org-dialog.tsx'
import { t } from './messages.ts'
import type { OrgMember } from './org-calls.ts'
import { RemoveDialog } from './remove-dialog.tsx'

/**
 * The people with a role in the organisation, the primary owner first (ORG-15); on a phone address and role stand under
 * the name.
 */
export function AdminsTable({ org, members }: { org: OrgPlace; members: readonly OrgMember[] }) {
  const you = useProfile()?.sub
  const [leaving, setLeaving] = useState<OrgMember | null>(null)
  const [heir, setHeir] = useState<OrgMember | null>(null)
  const isPrimaryOwner = members.some((member) => member.isPrimaryOwner && member.id === you)
  const tones = personTones(members.map(({ id }) => id))
  const columns: TableColumn<OrgMember>[] = [
    {
      id: 'name',
      header: t('member.name'),
      names: true,
      cell: (member) => (
        <Name member={member} isYou={member.id === you} tone={tones[members.indexOf(member)]} />
      ),
    },
    {
      id: 'email',
      header: t('member.email'),
      wideOnly: true,
      cell: ({ profile }) => (
        <span className="wrap-anywhere">
          <BreakableText text={profile.email} />
        </span>
      ),
    },
    {
      id: 'role',
      header: t('member.role'),
      wideOnly: true,
      width: 'sm:w-60',
      cell: (member) => <Role member={member} isYou={member.id === you} />,
    },
    {
      id: 'menu',
      header: t('member.menuHeader'),
      headerHidden: true,
      align: 'end',
      width: 'w-16 sm:w-20',
      cell: (member) =>
        !member.isPrimaryOwner &&
        member.id !== you && (
          <AdminMenu
            orgId={org.id}
            member={member}
            onRemove={() => setLeaving(member)}
            onTransfer={isPrimaryOwner ? () => setHeir(member) : undefined}
          />
        ),
    },
  ]
  return (
    <>
      <Table caption={t('admins')} columns={columns} rows={members} rowKey={({ id }) => id} />
      <RemoveDialog org={org} member={leaving} onClose={() => setLeaving(null)} />
      <TransferOrgDialog org={org} heir={heir} onClose={() => setHeir(null)} />
    </>
  )
}

interface NameProps {
  member: OrgMember
  isYou: boolean
  tone: number | undefined
}

function Name({ member, isYou, tone }: NameProps) {
  const { profile } = member
  return (
    <span className="flex items-center gap-3 py-1">
      <Avatar decorative name={profile.name} tone={tone} src={profile.picture ?? undefined} />
      <span className="min-w-0">
        <span dir="auto" className="block wrap-anywhere">
          {isYou ? t('member.you', { name: profile.name }) : profile.name}
        </span>
        <span className="block font-normal text-ink-soft sm:hidden">
          <span className="block wrap-anywhere">
            <BreakableText text={profile.email} />
          </span>
          <Role member={member} isYou={isYou} />
        </span>
      </span>
    </span>
  )
}

/** A role, with the reason where it cannot be changed (ORG-18). */
function Role({ member, isYou }: { member: OrgMember; isYou: boolean }) {
  const reason = member.isPrimaryOwner ? t('member.primary') : isYou ? t('member.own') : undefined
  return (
    <>
      <span className="block first-letter:uppercase">{t(`role.${member.role}`)}</span>
      {reason !== undefined && <span className="block text-xs text-ink-faint">{reason}</span>}
    </>
  )
}
