import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { BreakableText } from '../../../ui/breakable-text.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import type { Member } from './members-in-order.ts'
import { t } from './messages.ts'

export interface MemberColumnsOptions {
  you: string | undefined
  /** True for users with member:edit, the only ones who see addresses (TEAM-2). */
  withEmail: boolean
  tones: ReadonlyMap<string, number>
  menuOf: (member: Member) => ReactNode
}

/** The table of members; on a phone the address and the role stand under the name. */
export function memberColumns({
  you,
  withEmail,
  tones,
  menuOf,
}: MemberColumnsOptions): TableColumn<Member>[] {
  const name = ({ id, profile, role }: Member) => (
    <span className="flex items-center gap-3 py-1">
      <Avatar decorative name={profile.name} tone={tones.get(id)} src={profile.picture ?? undefined} />
      <span className="min-w-0">
        <span dir="auto" className="block wrap-anywhere">
          {id === you ? t('member.you', { name: profile.name }) : profile.name}
        </span>
        {withEmail && (
          <span className="block font-normal wrap-anywhere text-ink-soft sm:hidden">{profile.email}</span>
        )}
        <span className="block font-normal text-ink-soft first-letter:uppercase sm:hidden">
          {t(`role.${role}`)}
        </span>
      </span>
    </span>
  )
  return [
    { id: 'name', header: t('member.name'), names: true, cell: name },
    ...(withEmail
      ? [
          {
            id: 'email',
            header: t('member.email'),
            // Wider than its share: an address is longer than a name.
            width: 'w-[46%]',
            wideOnly: true,
            cell: ({ profile }: Member) => (
              <span className="wrap-anywhere">
                <BreakableText text={profile.email ?? ''} />
              </span>
            ),
          },
        ]
      : []),
    {
      id: 'role',
      header: t('member.role'),
      wideOnly: true,
      width: 'w-40',
      cell: ({ role }) => <span className="block first-letter:uppercase">{t(`role.${role}`)}</span>,
    },
    {
      id: 'menu',
      header: t('member.menuHeader'),
      headerHidden: true,
      align: 'end',
      width: 'w-16 sm:w-20',
      cell: menuOf,
    },
  ]
}
