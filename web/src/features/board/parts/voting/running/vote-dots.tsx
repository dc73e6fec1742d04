import { clsx } from 'clsx'
import { t } from './messages.ts'

export interface VoteDotsProps {
  /** The viewer's own votes, drawn filled. */
  mine: number
  /** All votes that the viewer knows of, their own included. */
  total: number
  id?: string
}

/** The votes of a note as dots: the viewer's own filled, those of others as rings (VOTE-21). */
export function VoteDots({ mine, total, id }: VoteDotsProps) {
  return (
    <span role="img" id={id} aria-label={votesText(mine, total)} className="flex items-center gap-1">
      {Array.from({ length: dotCount(total) }, (_, at) => (
        <span key={at} className={clsx(dot, at < mine ? 'bg-hue-ink' : 'bg-raised')} />
      ))}
      {total > DOTS_MAX && <span className="ms-0.5 text-sm font-semibold digits">{total}</span>}
    </span>
  )
}

/** The place of a vote that could be given here. */
export function EmptyDot() {
  return <span aria-hidden="true" className={clsx(dot, 'border-dashed')} />
}

function votesText(mine: number, total: number): string {
  if (total === mine) return t('mine', { count: mine })
  const all = t('total', { count: total })
  return mine === 0 ? all : t('totalMine', { total: all, mine })
}

const dot = 'size-3 shrink-0 rounded-full border-[1.5px] border-hue-ink'

/** Votes that are shown as dots (VOTE-21). */
const DOTS_MAX = 5

/** The number of dots for a number of votes; beyond the limit one dot and the number. */
export function dotCount(votes: number): number {
  return votes > DOTS_MAX ? 1 : votes
}
