import type { PulseModel } from '@retropulse/contract/pulse'
import type { UseQueryResult } from '@tanstack/react-query'
import HeartPulse from 'lucide-react/icons/heart-pulse'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { t } from '../messages.ts'

export interface PulseCardProps {
  /** What is enabled, as it is asked for. */
  answer: UseQueryResult<{ models: readonly PulseModel[] }>
  /** Where it is read. */
  to: string
  /** Whether whoever looks may set up what is not there. */
  maySetUp: boolean
}

/** What teams are asked, or that they could be (teams.md §2: a pulse card or a promo). As high while it loads as then. */
export function PulseCard({ answer: { data, isError, refetch }, to, maySetUp }: PulseCardProps) {
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
  const [first, ...others] = data.models.filter(({ enabled }) => enabled)
  if (first === undefined) return <Frame text={t('card.promo')} action={<SetUp maySetUp={maySetUp} />} />
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

/** The one next step, or who takes it (teams.md §6). */
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
      className="grid min-h-40 grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-4 gap-y-3 rounded-lg border border-line bg-surface px-5 py-4 sm:min-h-20 sm:grid-cols-[auto_minmax(0,1fr)_auto]"
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
      <div className="col-start-2 flex h-8 items-center pointer-coarse:h-11 sm:col-start-3">{action}</div>
    </section>
  )
}
