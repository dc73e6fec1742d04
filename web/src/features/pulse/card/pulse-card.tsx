import type { PulseModel } from '@retropulse/contract/pulse'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import type { ReactNode } from 'react'
import X from 'lucide-react/icons/x'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { storedText, useRemembered } from '../../../lib/stored-text.ts'
import { t } from '../messages.ts'

export interface PulseCardProps {
  /** The query for the enabled surveys. */
  answer: {
    /** Undefined while it loads. */
    readonly data: { readonly models: readonly PulseModel[] } | undefined
    readonly isError: boolean
    readonly refetch: () => unknown
  }
  /** The path of the page with the surveys. */
  to: string
  /** Whether the user manages surveys. */
  maySetUp: boolean
  /** What surveys found, in place of the names of enabled ones; null: nothing yet. */
  found?: { readonly text: string; readonly to: string; readonly label: string } | null
}

/** The enabled surveys, or the next step where there are none (PULSE-8). As high while it loads as afterwards. */
export function PulseCard({ answer, to, maySetUp, found = null }: PulseCardProps) {
  const { data, isError, refetch } = answer
  if (data === undefined) {
    if (!isError) return <Frame text={<Skeleton className="my-0.5 h-4 w-64 max-w-full" />} />
    return (
      <Frame
        text={<span role="alert">{t('unreadable')}</span>}
        action={
          <Button size="sm" onClick={() => void refetch()}>
            {t('retry')}
          </Button>
        }
      />
    )
  }
  if (found !== null)
    return (
      <Frame
        text={found.text}
        action={
          <Link to={found.to} className={buttonClass({ size: 'sm' })}>
            {found.label}
          </Link>
        }
      />
    )
  const [first, ...others] = data.models.filter(({ enabled }) => enabled)
  if (first === undefined) return <Promotion maySetUp={maySetUp} />
  return (
    <Frame
      text={
        others.length === 0
          ? t('card.one', { title: first.title })
          : t('card.more', { title: first.title, count: others.length })
      }
      action={
        <Link to={to} className={buttonClass({ size: 'sm' })}>
          {t('card.read')}
        </Link>
      }
    />
  )
}

const promotionDismissed = storedText('pulse-promotion-dismissed')

/** Offers surveys where none is enabled, until the user closes it on this device (PULSE-8). */
function Promotion({ maySetUp }: { maySetUp: boolean }) {
  const isDismissed = useRemembered(promotionDismissed) !== null
  if (isDismissed) return null
  return (
    <Frame
      text={t('card.promo')}
      action={
        <>
          <SetUp maySetUp={maySetUp} />
          <IconButton
            atEnd
            size="sm"
            label={t('card.dismiss')}
            icon={<X aria-hidden="true" className="size-4" />}
            onClick={() => promotionDismissed.set('yes')}
            className="max-sm:absolute max-sm:inset-e-5 max-sm:top-3 max-sm:pointer-coarse:top-1.5"
          />
        </>
      }
    />
  )
}

/** The next step where no survey is enabled: a button, or a hint for those who may not manage models (PULSE-3). */
function SetUp({ maySetUp }: { maySetUp: boolean }) {
  if (!maySetUp) return <p className="text-sm text-ink-soft">{t('askAdmin')}</p>
  return (
    <Link to="/pulse" className={buttonClass({ size: 'sm' })}>
      {t('surveys.setUp')}
    </Link>
  )
}

function Frame({ text, action }: { text: ReactNode; action?: ReactNode }) {
  return (
    <section
      aria-labelledby="pulse-card"
      aria-busy={action === undefined}
      className="relative grid min-h-40 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface px-5 py-4 sm:min-h-20 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
    >
      <span
        aria-hidden="true"
        className="flex size-10 items-center justify-center rounded-md bg-accent-soft text-accent-ink"
      >
        <HeartPulse className="size-5" />
      </span>
      <div className="min-w-0">
        <h2 id="pulse-card" className="text-base font-semibold">
          {t('card')}
        </h2>
        <div className="mt-0.5 line-clamp-2 min-h-10 text-sm wrap-anywhere text-ink-soft sm:line-clamp-1 sm:min-h-5">
          {text}
        </div>
      </div>
      <div className="col-start-2 flex h-8 items-center gap-2 pointer-coarse:h-11 sm:col-start-3">
        {action}
      </div>
    </section>
  )
}
