import type { Prices } from '@retropulse/domain/billing/prices'
import { clsx } from 'clsx'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Clock from 'lucide-react/icons/clock'
import Minus from 'lucide-react/icons/minus'
import type { ReactNode } from 'react'
import { usePhone } from '../../lib/use-phone.ts'
import { Badge } from '../../ui/badge.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { t } from './messages.ts'
import {
  cardLines,
  type Choice,
  planBefore,
  type PlanKey,
  type PlanLine,
  planName,
  priceText,
} from './plan-texts.ts'

export interface PlanCardProps {
  plan: PlanKey
  choice: Choice
  prices: Prices
  isCurrent: boolean
  /** Says that it is the current plan, where the action does not. */
  badge: string | null
  /** What can be chosen about the plan, such as the number of teams. */
  field?: ReactNode
  action: ReactNode
}

/** A plan: its price, what it has, and the way to it (PLAN-20). A phone folds what other plans have (PLAN-54). */
export function PlanCard({ plan, choice, prices, isCurrent, badge, field, action }: PlanCardProps) {
  const isFolded = usePhone() && !isCurrent
  const id = `plan-${plan}`
  const { price, per, note } = priceText(plan, choice, prices)
  const lines = <PlanLines plan={plan} quantity={choice.quantity} />
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
      <div>
        {/* As high as the choice that one card has, so that the names of all stand in line. */}
        <div className="-mt-2 flex h-10 items-center justify-between gap-2">
          <h3 id={id} className="font-display text-lg font-semibold tracking-tight">
            {planName(plan === 'free' ? null : plan)}
          </h3>
          {field}
        </div>
        <p className="mt-2 text-sm text-ink-soft">{t(`for.${plan}`)}</p>
      </div>
      <div className="mt-0.5 flex flex-col gap-2">
        <p className="font-display text-3xl font-semibold tracking-tight digits max-sm:text-2xl">
          <span>{price}</span>
          {per !== undefined && (
            <span className="ms-1.5 font-sans text-sm font-normal tracking-normal text-ink-soft">{per}</span>
          )}
        </p>
        <div className="flex items-center justify-between gap-2 empty:hidden">
          {note !== undefined && <p className="text-sm text-ink-soft digits">{note}</p>}
          {badge !== null && <Badge tone="accent">{badge}</Badge>}
        </div>
      </div>
      <div className="flex flex-col">{action}</div>
      {isFolded ? (
        <div className="flex flex-col gap-4">
          <Gains plan={plan} quantity={choice.quantity} />
          {/* The browser's search for a text opens what it finds in it. */}
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
        </div>
      ) : (
        <div className="mt-1 border-t border-line pt-5">{lines}</div>
      )}
    </section>
  )
}

/** What speaks for a plan whose lines are folded: the first that the plan before has less of (PLAN-59). */
function Gains({ plan, quantity }: { plan: PlanKey; quantity: number }) {
  const gains = cardLines(plan, quantity).filter(({ isGain }) => isGain)
  const before = planBefore(plan)
  if (gains.length === 0 || before === undefined) return null
  return (
    <div className="text-sm">
      <p className="mb-2 text-ink-soft">{comparedWith(before)}</p>
      <ul className="flex flex-col gap-2">
        {gains.slice(0, GAINS_SHOWN).map(({ text }) => (
          <li key={text} className="flex gap-2.5">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok-ink" />
            <span className="text-pretty">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

const GAINS_SHOWN = 5

function comparedWith(before: PlanKey): string {
  return t('gains', { plan: planName(before === 'free' ? null : before) })
}

/**
 * All lines of a plan, in the same rows on every card, so that they compare: what the plan before lacks stands out, and
 * what it has too steps back.
 */
function PlanLines({ plan, quantity }: { plan: PlanKey; quantity: number }) {
  const before = planBefore(plan)
  return (
    <>
      {/* On a phone the free plan, which is compared with none, needs no room for it. */}
      <p className={clsx('mb-3 text-sm text-ink-soft', before === undefined && 'max-sm:hidden')}>
        {before === undefined ? t('includes') : comparedWith(before)}
      </p>
      <ul className="flex flex-col gap-2.5 text-sm">
        {cardLines(plan, quantity).map(({ text, kind, isGain }) => {
          const { Icon, iconClass, textClass } = looks[kind]
          const isInherited = before !== undefined && !isGain
          return (
            <li key={text} className={clsx('flex gap-2.5', isInherited ? 'text-ink-soft' : textClass)}>
              <Icon
                aria-hidden="true"
                className={clsx('mt-0.5 size-4 shrink-0', isInherited ? 'text-ink-faint' : iconClass)}
              />
              <span className={clsx('text-pretty', isGain && 'font-medium')}>
                {kind === 'lacks' && <VisuallyHidden>{t('missing')}: </VisuallyHidden>}
                {text}
              </span>
            </li>
          )
        })}
      </ul>
    </>
  )
}

/**
 * What a plan has, within a limit too, has a tick; what it does to retros in time a clock, since that is no benefit; and
 * what it lacks a line.
 */
const looks: Record<PlanLine['kind'], { Icon: typeof Check; iconClass: string; textClass?: string }> = {
  has: { Icon: Check, iconClass: 'text-ok-ink' },
  limit: { Icon: Check, iconClass: 'text-ok-ink' },
  expiry: { Icon: Clock, iconClass: 'text-ink-soft' },
  lacks: { Icon: Minus, iconClass: 'text-ink-faint', textClass: 'text-ink-soft' },
}
