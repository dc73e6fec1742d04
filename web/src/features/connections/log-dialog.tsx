import type { Connection, Delivery } from '@retropulse/contract/connections'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keptWhole, locale } from '../../lib/locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { showCallFailure } from '../../ui/failure-toast.ts'
import { showToast } from '../../ui/toast.ts'
import { type ConnectionsAt, deliveriesQuery, sendAgain } from './connection-calls.ts'
import { canBeRepeated } from './can-be-repeated.ts'
import { t as ofLog } from './log-messages.ts'
import { t } from './messages.ts'

export interface LogDialogProps {
  at: ConnectionsAt
  connection: Connection
  onClose: () => void
}

/**
 * What was sent to a connection and what became of it; what can still arrive can be sent again (LINK-12), as far as that
 * is allowed (LINK-7).
 */
export function LogDialog({ at, connection, onClose }: LogDialogProps) {
  const { data, isError, refetch } = useQuery(deliveriesQuery(at, connection.id))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={ofLog('title', { name: connection.name })}
      description={ofLog('text')}
      closeLabel={t('close')}
    >
      {data === undefined && !isError && (
        <div aria-busy="true">
          <span className="sr-only">{ofLog('loading')}</span>
          <Skeleton className="h-40 w-full" />
        </div>
      )}
      {isError && data === undefined && (
        <LoadFailure text={ofLog('unreadable')} retry={t('retry')} onRetry={() => void refetch()} />
      )}
      {data?.deliveries.length === 0 && <p className="text-sm text-ink-soft">{ofLog('none')}</p>}
      {data !== undefined && data.deliveries.length > 0 && (
        <ul className="border-t border-line">
          {data.deliveries.map((delivery) => (
            <Row
              key={delivery.id}
              delivery={delivery}
              mayRepeat={canBeRepeated(delivery, connection)}
              onAgain={() => sendAgain(at, connection.id, delivery.id)}
              onDone={() => void refetch()}
            />
          ))}
        </ul>
      )}
    </Dialog>
  )
}

interface RowProps {
  delivery: Delivery
  mayRepeat: boolean
  onAgain: () => ReturnType<typeof sendAgain>
  onDone: () => void
}

function Row({ delivery, mayRepeat, onAgain, onDone }: RowProps) {
  const { type, createdAt, failure } = delivery
  const [isBusy, setBusy] = useState(false)
  const at = keptWhole(locale.moment.format(createdAt))
  const again = async () => {
    setBusy(true)
    const answer = await onAgain()
    setBusy(false)
    if (answer.ok) showToast(ofLog('again.done'), { tone: 'ok' })
    else showCallFailure(answer.problem)
    onDone()
  }
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 text-sm">
      <div className="min-w-0 flex-1 sm:basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {ofLog(`event.${type}`)}
          <State {...delivery} />
        </p>
        <p className="mt-1 text-xs text-ink-soft digits">
          {at} · {whatCameOf(delivery)}
          {failure !== null && ` · ${t(`failure.${failure}`)}`}
        </p>
      </div>
      {mayRepeat && (
        <Button
          size="sm"
          busy={isBusy}
          aria-label={ofLog('again.named', { event: ofLog(`event.${type}`), at })}
          onClick={() => void again()}
        >
          {ofLog(delivery.withheld === null ? 'again' : 'send')}
        </Button>
      )}
    </li>
  )
}

/** Why it was not sent, or how often it was tried. */
function whatCameOf({ type, withheld, tries }: Delivery): string {
  if (withheld === null) return ofLog('tries', { count: tries })
  return ofLog(
    withheld === 'deleted' && type.startsWith('survey.') ? 'withheld.survey' : `withheld.${withheld}`,
  )
}

function State({ sentAt, nextTryAt, withheld }: Pick<Delivery, 'sentAt' | 'nextTryAt' | 'withheld'>) {
  if (withheld !== null) return <Badge>{ofLog('withheld')}</Badge>
  if (sentAt !== null) return <Badge tone="ok">{ofLog('sent')}</Badge>
  if (nextTryAt === null) return <Badge tone="danger">{ofLog('over')}</Badge>
  return <Badge tone="warn">{ofLog('waiting', { at: locale.clock.format(nextTryAt) })}</Badge>
}
