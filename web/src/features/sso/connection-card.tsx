import type { SsoConnection } from '@retropulse/contract/sso'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { locale } from '../../lib/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { LazyConfirmDialog } from '../../ui/lazy-confirm-dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { t } from './messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Switch } from '../../ui/switch.tsx'
import { showCallFailure } from '../../ui/failure-toast.ts'
import { showToast } from '../../ui/toast.ts'
import { changeConnection, connectionsQuery, removeConnection } from './sso-calls.ts'
import { lazyOnDemand } from '../../ui/lazy-component.ts'

const ProveDialog = lazyOnDemand(async () => (await import('./prove-dialog.tsx')).ProveDialog)

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
  const domains = locale.list.format(connection.domains.map(({ name }) => name))
  return (
    <article
      aria-label={domains}
      className="rounded-md border border-line max-sm:-mx-5 max-sm:rounded-none max-sm:border-x-0 max-sm:border-b-0"
    >
      <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-3">
        <div className="min-w-0">
          <h3 className="font-medium wrap-anywhere">{hostOf(connection.issuer)}</h3>
          <p className="text-sm text-ink-soft wrap-anywhere">
            {t('clientId')}: <bdi>{connection.clientId}</bdi>
          </p>
        </div>
        <div className="-me-3 flex shrink-0 pointer-coarse:-me-3.5">
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
            <span className="min-w-0 basis-full sm:flex-1 sm:basis-0">
              <span className="block wrap-anywhere">{name}</span>
              {!isProven && (
                <span className="block text-xs text-pretty text-ink-soft">{t('unproven.hint')}</span>
              )}
            </span>
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
      <Suspense>
        {proving !== null && (
          <ProveDialog
            orgId={orgId}
            connectionId={connection.id}
            domain={proving}
            onClose={() => setProving(null)}
          />
        )}
      </Suspense>
      <LazyConfirmDialog
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

/** Enforces a connection (SSO-19, SSO-23). The switch goes back when the change fails. */
function EnforcedSwitch({ orgId, connection }: { orgId: string; connection: SsoConnection }) {
  const queries = useQueryClient()
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isOn = wanted ?? connection.isEnforced
  const proven = connection.domains.filter(({ isProven }) => isProven).map(({ name }) => name)
  const isLocked = proven.length === 0 && !isOn
  const change = async (enforced: boolean) => {
    setWanted(enforced)
    const answer = await changeConnection(orgId, connection.id, { enforced })
    if (answer.ok) {
      await queries.invalidateQueries({ queryKey: connectionsQuery(orgId).queryKey })
      showToast(t('saved'), {
        tone: 'ok',
        id: 'saved',
        text: enforced ? t('isEnforced', { domains: locale.list.format(proven) }) : t('isOptional'),
      })
    } else showCallFailure(answer.problem)
    setWanted(null)
  }
  return (
    <Switch
      label={t('enforced')}
      hint={t(proven.length === 0 ? 'enforced.unproven' : 'enforced.hint')}
      checked={isOn}
      disabled={isLocked || wanted !== null}
      onCheckedChange={(enforced) => void change(enforced)}
    />
  )
}

/** Deletes a connection, and removes it from the page. */
function useRemoval(orgId: string, connectionId: string) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    const answer = await removeConnection(orgId, connectionId)
    // A 404 means that another owner deleted it meanwhile.
    const isGone = answer.ok || answer.problem.status === 404
    if (isGone) await queries.invalidateQueries({ queryKey: connectionsQuery(orgId).queryKey })
    setBusy(false)
    showToast(t(isGone ? 'removed' : 'failed'), { tone: isGone ? 'ok' : 'danger' })
  }
  return { isBusy, remove }
}
