import type { Invitation } from '@retropulse/contract/orgs'
import { locale } from '../../../lib/locale.ts'
import { Table } from '../../../ui/table.tsx'
import { EmptyLine } from '../../../ui/empty-line.tsx'
import { BreakableText } from '../../../ui/breakable-text.tsx'
import type { TableColumn } from '../../../ui/table.tsx'
import { SectionHead } from '../../../ui/section-head.tsx'
import { InviteMenu } from './invite-menu.tsx'
import { t } from './messages.ts'

/** The invitations that have not been accepted yet (INVITE-12). */
export function PendingInvites({
  orgId,
  invitations,
}: {
  orgId: string
  invitations: readonly Invitation[]
}) {
  const columns: TableColumn<Invitation>[] = [
    {
      id: 'email',
      header: t('member.email'),
      names: true,
      cell: ({ email, role, isForAnyone, expiresAt }) => (
        <>
          <span className="wrap-anywhere">
            <BreakableText text={email} />
          </span>
          <span className="block text-xs font-normal text-ink-soft first-letter:uppercase sm:hidden">
            {t('pending.as', { role: t(`role.${role}`), date: locale.dayOfYear.format(expiresAt) })}
          </span>
          {isForAnyone && (
            <span className="block text-xs font-normal text-ink-soft">{t('pending.anyone')}</span>
          )}
        </>
      ),
    },
    {
      id: 'until',
      header: t('pending.expires'),
      wideOnly: true,
      width: 'sm:w-40',
      cell: ({ expiresAt }) => locale.dayOfYear.format(expiresAt),
    },
    {
      id: 'role',
      header: t('member.role'),
      wideOnly: true,
      width: 'sm:w-60',
      cell: ({ role }) => <span className="block first-letter:uppercase">{t(`role.${role}`)}</span>,
    },
    {
      id: 'menu',
      header: t('member.menuHeader'),
      headerHidden: true,
      align: 'end',
      width: 'w-16 sm:w-20',
      cell: (invitation) => <InviteMenu orgId={orgId} invitation={invitation} />,
    },
  ]
  return (
    <section aria-labelledby="pending-invites" className="flex flex-col gap-4">
      <SectionHead id="pending-invites" title={t('pending')} />
      {invitations.length === 0 ? (
        <EmptyLine title={t('pending.none')} />
      ) : (
        <Table caption={t('pending')} columns={columns} rows={invitations} rowKey={({ email }) => email} />
      )}
    </section>
  )
}
