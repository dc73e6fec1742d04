import { clsx } from 'clsx'
import { t } from './messages.ts'

/** Own votes that are shown as dots while a vote runs (VOTE-21). */
const DOTS_MAX = 5

/** Own votes that have room as dots in a pill. */
const SMALL_DOTS_MAX = 3

export interface VoteCountProps {
  /** The viewer's own votes. */
  mine: number
  /** All votes that the viewer knows of, their own included. */
  total: number
  /** Place in the result, for the first three (VOTE-41); absent while a vote runs. */
  rank?: number | undefined
  /** After the vote: the word stands behind the number where the line is wide enough. */
  isResult?: boolean
  /** Where the votes stand in a line of the text: in as little room as they need. */
  isSmall?: boolean
  id?: string
}

/** The votes of a note as a pill with a number, and its rank before it (VOTE-37). */
export function VotePill({ mine, total, rank, isResult, isSmall = false, id }: VoteCountProps) {
  return (
    <span id={id} className="flex animate-fade-in items-center gap-1.5 text-sm font-semibold digits">
      {rank !== undefined && (
        <span className="flex h-6 min-w-6 items-center justify-center rounded-full bg-accent px-1.5 text-on-accent">
          <span aria-hidden="true">{t('place', { rank })}</span>
          <span className="sr-only">{t('rank', { rank })}</span>
        </span>
      )}
      <span
        role="img"
        aria-label={votesText(mine, total)}
        className={clsx(
          'flex h-6 items-baseline rounded-full border border-hue-line bg-raised leading-5.5 whitespace-nowrap text-ink',
          isSmall ? 'px-1' : 'px-2',
        )}
      >
        <span className={clsx('leading-[inherit] font-bold', isSmall ? 'text-sm' : 'text-base')}>
          {total}
        </span>
        {isResult === true && (
          <span className="hidden text-xs leading-[inherit] font-medium text-ink-soft @[9.5rem]:inline">
            {t(total === 1 ? 'vote' : 'votes')}
          </span>
        )}
        {isSmall && mine > 0 && mine < total && total < 100 && (
          <span className="text-xs leading-[inherit] font-medium text-ink-soft">
            {t('yoursShort', { count: mine })}
          </span>
        )}
        {!isSmall && mine > 0 && (
          <span
            className={clsx(
              'text-xs leading-[inherit] font-medium text-ink-soft',
              isResult !== true && 'pointer-coarse:@max-[14rem]:hidden',
            )}
          >
            {mine === total ? t('allYours') : t('yours', { count: mine })}
          </span>
        )}
        {!isSmall && isResult !== true && mine < total && mine > 0 && <SmallDots count={mine} />}
      </span>
    </span>
  )
}

/** The viewer's own votes while a vote runs: filled dots, or a pill when there are many or totals are shown (VOTE-21). */
export function OwnVotes({ mine, total, isSmall = false, id }: VoteCountProps) {
  if (total > DOTS_MAX || total > mine)
    return <VotePill {...{ mine, total, isSmall }} {...(id !== undefined && { id })} />
  return (
    <span
      role="img"
      id={id}
      aria-label={votesText(mine, total)}
      className={
        // As on dice: two rows.
        isSmall && total > 2
          ? 'grid auto-cols-max grid-flow-col grid-rows-2 gap-0.5'
          : 'flex min-w-0 flex-wrap content-center items-center gap-x-1'
      }
    >
      {Array.from({ length: total }, (_, at) => (
        <span
          key={at}
          className={clsx('shrink-0 rounded-full bg-hue-ink', isSmall && total > 2 ? 'size-2.5' : 'size-3')}
        />
      ))}
    </span>
  )
}

/** Own votes where the larger buttons for a finger leave no room for words. */
function SmallDots({ count }: { count: number }) {
  if (count > SMALL_DOTS_MAX)
    return (
      <span className="hidden text-xs leading-[inherit] font-medium text-ink-soft pointer-coarse:@max-[14rem]:inline">
        {t('yoursShort', { count })}
      </span>
    )
  return Array.from({ length: count }, (_, at) => (
    <span
      key={at}
      className="ms-1 hidden size-1.75 self-center rounded-full bg-hue-ink pointer-coarse:@max-[14rem]:block"
    />
  ))
}

function votesText(mine: number, total: number): string {
  if (total === mine) return t('mine', { count: mine })
  const all = t('total', { count: total })
  return mine === 0 ? all : t('totalMine', { total: all, mine })
}
