import { clsx } from 'clsx'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode, Ref } from 'react'
import { t } from '../lib/service-messages.ts'
import { Button } from './button.tsx'
import { LoadFailure } from './load-failure.tsx'
import { Skeleton } from './skeleton.tsx'

export interface ConnectedServicesProps {
  /** A row for each service; undefined while they are loaded, and where they could not be. */
  rows: readonly ReactNode[] | undefined
  isError: boolean
  mayEdit: boolean
  texts: {
    readonly loading: string
    readonly unreadable: string
    readonly none: string
    readonly connect: string
  }
  onRetry: () => void
  onConnect: () => void
  /** For the focus, where the row that had it is gone. */
  ref: Ref<HTMLDivElement>
  /** The dialogs. */
  children: ReactNode
}

/** The services that were connected in a place, and the button that connects another one. */
export function ConnectedServices(props: ConnectedServicesProps) {
  const { rows, isError, mayEdit, texts, onRetry, onConnect, ref, children } = props
  return (
    <div ref={ref} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      {rows === undefined && !isError && (
        <div aria-busy="true">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton className="h-24 w-full" />
        </div>
      )}
      {rows === undefined && isError && (
        <LoadFailure text={texts.unreadable} retry={t('retry')} onRetry={onRetry} />
      )}
      {rows?.length === 0 && <p className="text-sm text-ink-soft">{texts.none}</p>}
      {rows !== undefined && rows.length > 0 && (
        // Without a button below it the edge of the card ends the list.
        <ul className={clsx('border-t border-line', mayEdit && 'border-b')}>{rows}</ul>
      )}
      {mayEdit && (
        <Button
          className="self-start"
          icon={<Plus aria-hidden="true" className="size-4" />}
          onClick={onConnect}
        >
          {texts.connect}
        </Button>
      )}
      {children}
    </div>
  )
}
