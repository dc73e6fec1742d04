import type { SsoConnection } from '@retropulse/contract/sso'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { EnforcedSwitch } from './enforced-switch.tsx'
import { t } from './messages.ts'
import { ProveDialog } from './prove-dialog.tsx'
import { useRemoval } from './use-removal.ts'

export interface ConnectionCardProps {
  orgId: string
  connection: SsoConnection
  onEdit: () => void
}

/** One SSO connection: its domains, its provider, and whether it is enforced. */
export function ConnectionCard({ orgId, connection, onEdit }: ConnectionCardProps) {
  const [proving, setProving] = useState<string | null>(null)
  const [isRemoving, setRemoving] = useState(false)
  const { isBusy, remove } = useRemoval(orgId, connection.id)
  const domains = connection.domains.map(({ name }) => name).join(', ')
  return (
    <article aria-label={domains} className="rounded-lg border border-line bg-surface">
      <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-3">
        <div className="min-w-0">
          <h3 className="font-medium wrap-anywhere">{hostOf(connection.issuer)}</h3>
          <p className="text-sm text-ink-soft wrap-anywhere">{connection.clientId}</p>
        </div>
        <div className="-me-2 flex shrink-0">
          <IconButton
            label={t('edit.label', { domains })}
            icon={<Pencil className="size-4" />}
            onClick={onEdit}
          />
          <IconButton
            label={t('remove.label', { domains })}
            icon={<Trash className="size-4" />}
            onClick={() => setRemoving(true)}
          />
        </div>
      </header>
      <ul aria-label={t('domains')} className="border-t border-line">
        {connection.domains.map(({ name, isProven }) => (
          <li
            key={name}
            className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-5 py-2.5 text-sm"
          >
            <span className="min-w-0 basis-full wrap-anywhere sm:flex-1 sm:basis-0">{name}</span>
            {isProven ? (
              <Badge tone="ok" icon={<CircleCheck aria-hidden="true" />}>
                {t('proven')}
              </Badge>
            ) : (
              <>
                <Badge tone="warn" icon={<CircleDashed aria-hidden="true" />}>
                  {t('unproven')}
                </Badge>
                <Button
                  size="sm"
                  className="max-sm:ms-auto"
                  aria-label={t('prove.label', { domain: name })}
                  onClick={() => setProving(name)}
                >
                  {t('prove')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      <div className="px-5 py-4">
        <EnforcedSwitch orgId={orgId} connection={connection} />
      </div>
      {proving !== null && (
        <ProveDialog
          orgId={orgId}
          connectionId={connection.id}
          domain={proving}
          onClose={() => setProving(null)}
        />
      )}
      <ConfirmDialog
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t('remove.title', { host: hostOf(connection.issuer) })}
        description={t('remove.text', { domains })}
        confirmLabel={t('remove.confirm')}
        cancelLabel={t('cancel')}
        busy={isBusy}
        onConfirm={() => void remove()}
      />
    </article>
  )
}

/** The host of the provider, by which people know it. */
function hostOf(issuer: string): string {
  return URL.parse(issuer)?.host ?? issuer
}
