import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/avatar.tsx'
import { BreakableText } from '../../../ui/breakable-text.tsx'
import { CutAddress } from '../../../ui/cut-address.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import type { Member } from './members-in-order.ts'
import { t } from './messages.ts'

export interface MemberColumnsOptions {
  you: string | undefined
  /** True for users with member:edit, the only ones who see addresses (TEAM-2). */
  withEmail: boolean
  /** Addresses stand below the names on a wide window, too, where the table has no room for a column of them. */
  isEmailBelow: boolean
  tones: ReadonlyMap<string, number>
  menuOf: (member: Member) => ReactNode
}

/** The table of members; on a phone the role stands beside the name, the address under it. */
export function memberColumns({
  you,
  withEmail,
  isEmailBelow,
  tones,
  menuOf,
}: MemberColumnsOptions): TableColumn<Member>[] {
  const name = ({ id, profile, role }: Member) => (
    <span className="flex items-start gap-3 py-1.5 sm:items-center sm:py-1">
      <Avatar decorative name={profile.name} tone={tones.get(id)} src={profile.picture ?? undefined} />
      <span className={clsx('min-w-0 grow', !withEmail && 'max-sm:self-center')}>
        <span className="flex items-baseline justify-between gap-x-3">
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {id === you ? t('member.you', { name: profile.name }) : profile.name}
          </span>
          <span className="block shrink-0 text-xs font-normal text-ink-soft first-letter:uppercase sm:hidden">
            {t(`role.${role}`)}
          </span>
        </span>
        {withEmail && (
          <span className={clsx('block text-xs font-normal text-ink-soft', !isEmailBelow && 'sm:hidden')}>
            <CutAddress
              address={profile.email ?? ''}
              wholeLabel={t('member.wholeEmail', { name: profile.name })}
            />
          </span>
        )}
      </span>
    </span>
  )
  return [
    { id: 'name', header: t('member.name'), names: true, cell: name },
    ...(withEmail && !isEmailBelow
      ? [
          {
            id: 'email',
            header: t('member.email'),
            // In a wide window wider than its share: an address is longer than a name, which on a tablet needs its own.
            width: 'w-[38%] lg:w-[46%]',
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
      width: 'w-32 lg:w-40',
      cell: ({ role }) => <span className="block first-letter:uppercase">{t(`role.${role}`)}</span>,
    },
    {
      id: 'menu',
      header: t('member.menuHeader'),
      headerHidden: true,
      align: 'end',
      width: 'w-13 sm:w-20',
      besideName: withEmail ? 'first-line' : 'middle',
      cell: menuOf,
    },
  ]
}
