import type { Prices } from '@retropulse/domain/billing/prices'
import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Minus from 'lucide-react/icons/minus'
import type { ReactNode } from 'react'
import { usePhone } from '../../lib/use-phone.ts'
import { Badge } from '../../ui/badge.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { t } from './messages.ts'
import {
  cardLines,
  type Choice,
  type PlanKey,
  type PlanLine,
  planLines,
  planName,
  priceText,
} from './plan-texts.ts'

export interface PlanCardProps {
  plan: PlanKey
  choice: Choice
  prices: Prices
  isCurrent: boolean
  /** Whether a badge says that it is the current plan, where the action does not. */
  hasBadge: boolean
  /** What can be chosen about the plan, such as the number of teams. */
  field?: ReactNode
  action: ReactNode
}

/** A plan: its price, what it has, and the way to it (PLAN-20). A phone folds what other plans have (PLAN-54). */
export function PlanCard({ plan, choice, prices, isCurrent, hasBadge, field, action }: PlanCardProps) {
  const isFolded = usePhone() && !isCurrent
  const id = `plan-${plan}`
  const { price, per, note } = priceText(plan, choice, prices)
  const lines = <PlanLines plan={plan} quantity={choice.quantity} isFull={isCurrent} />
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        // The parts of cards that stand side by side share rows, so that buttons and lists begin at one height.
        'row-span-4 grid grid-rows-subgrid rounded-lg border bg-surface p-5 max-sm:gap-3',
        isFolded && 'pb-1.5',
        isCurrent ? 'border-accent shadow-raised' : 'border-line',
      )}
    >
      {/* A choice is taller than the names beside it, and moves none of them. */}
      <div className="flex h-6 items-center justify-between gap-2">
        <h3 id={id} className="font-display text-lg font-semibold tracking-tight">
          {planName(plan === 'free' ? null : plan)}
        </h3>
        {field}
      </div>
      <div className="-mt-1 flex flex-col gap-2">
        <p className="font-display text-3xl font-semibold tracking-tight digits max-sm:text-2xl">
          <span>{price}</span>
          {per !== undefined && (
            <span className="ms-1.5 font-sans text-sm font-normal tracking-normal text-ink-soft">{per}</span>
          )}
        </p>
        <div className="flex items-center justify-between gap-2 empty:hidden">
          {note !== undefined && <p className="text-sm text-ink-soft digits">{note}</p>}
          {isCurrent && hasBadge && <Badge tone="accent">{t('current')}</Badge>}
        </div>
      </div>
      <div className="flex flex-col">{action}</div>
      {isFolded ? (
        // The browser's search for a text opens what it finds in it.
        <details className="group border-t border-line">
          <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-2 rounded-sm text-sm text-ink-soft [&::-webkit-details-marker]:hidden">
            {t('includes')}
            <ChevronDown
              aria-hidden="true"
              className="size-4 shrink-0 text-ink-faint transition-transform duration-fast group-open:rotate-180"
            />
          </summary>
          <div className="pt-2 pb-3.5">{lines}</div>
        </details>
      ) : (
        <div className="mt-1 border-t border-line pt-5">{lines}</div>
      )}
    </section>
  )
}

interface PlanLinesProps {
  plan: PlanKey
  quantity: number
  /** Of the current plan all is listed: on a phone no other card before it does. */
  isFull: boolean
}

function PlanLines({ plan, quantity, isFull }: PlanLinesProps) {
  const { base, lines } = isFull
    ? { base: undefined, lines: planLines(plan, quantity) }
    : cardLines(plan, quantity)
  return (
    <div className="flex flex-col gap-2.5 text-sm">
      {base !== undefined && <p className="text-ink-soft">{t('includes.base', { plan: planName(base) })}</p>}
      <ul className="flex flex-col gap-2.5">
        {lines.map(({ text, kind }) => (
          <li key={text} className={clsx('flex gap-2.5', kind === 'lacks' && 'text-ink-soft')}>
            <LineIcon kind={kind} />
            <span className="text-pretty">
              {kind === 'lacks' && <VisuallyHidden>{t('missing')}: </VisuallyHidden>}
              {text}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What a plan has, within a limit too, has one tick; what it lacks has a line of another shape. */
function LineIcon({ kind }: Pick<PlanLine, 'kind'>) {
  const Icon = kind === 'lacks' ? Minus : Check
  return (
    <Icon
      aria-hidden="true"
      className={clsx('mt-0.5 size-4 shrink-0', kind === 'lacks' ? 'text-ink-faint' : 'text-ok-ink')}
    />
  )
}
