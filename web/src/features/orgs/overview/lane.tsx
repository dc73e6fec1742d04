import type { OrgTeam } from '@retropulse/contract/orgs'
import { clsx } from 'clsx'
import { memo, useMemo, useState } from 'react'
import type { KeyboardEvent, MouseEvent } from 'react'
import { locale } from '../../../lib/locale.ts'
import { boardPath } from '../../../lib/paths.ts'
import { laneSpaceClass } from './team-grid.ts'
import { MonthLines } from './month-lines.tsx'
import { t } from './messages.ts'
import { labelStarts, moreLabels, placeDots, type Dot, type More, type Span } from './timeline.ts'
import { useNavigate } from 'react-router'

type Retro = OrgTeam['retros'][number]

export interface LaneProps {
  team: Pick<OrgTeam, 'name' | 'boardsCount' | 'retros'>
  span: Span
}

/**
 * The retros of a team at their dates, each a link to its board; 50 px high (DASH-20, DASH-21). A list to screen
 * readers.
 */
export const Lane = memo(function Lane({ team, span }: LaneProps) {
  const dots = useMemo(() => placeDots(team.retros, span), [team.retros, span])
  const more = useMemo(() => moreLabels(dots), [dots])
  const starts = useMemo(() => labelStarts(more, dots), [more, dots])
  const follow = useFollow()
  const [chosen, setChosen] = useState<string>()
  // A lane is one stop of the Tab key, at first the newest retro; arrows move on from there.
  const stop = dots.find(({ retro }) => retro.id === chosen) ?? dots.at(-1)
  return (
    <div className="relative h-12.5 [contain:layout_style]">
      {dots.length > 0 && <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-px bg-line" />}
      <div className={clsx('absolute inset-y-0', laneSpaceClass)}>
        <MonthLines span={span} />
        {dots.length > 0 && (
          <ul aria-label={t('retros.of', { team: team.name })}>
            {dots.map((dot) => (
              <RetroDot
                key={dot.retro.id}
                dot={dot}
                isStop={dot === stop}
                onChoose={setChosen}
                onClick={follow}
              />
            ))}
          </ul>
        )}
        {more.map((label, at) => (
          <MoreLabel key={label.place} more={label} start={starts[at] ?? label.place} />
        ))}
      </div>
      {dots.length === 0 && (
        <span className="absolute inset-y-0 start-0 flex items-center text-xs text-ink-faint">
          <span className="bg-surface pe-2">
            {t(team.boardsCount === 0 ? 'retros.none' : 'retros.noneThen')}
          </span>
        </span>
      )}
    </div>
  )
})

interface RetroDotProps {
  dot: Dot<Retro>
  isStop: boolean
  onChoose: (id: string) => void
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void
}

/** One element, and no `Link`: an organisation may have thousands of retros. */
function RetroDot({ dot: { retro, place, row }, isStop, onChoose, onClick }: RetroDotProps) {
  const name = t('retro', { name: retro.name, date: locale.day.format(retro.timestamp) })
  return (
    <li style={{ insetInlineStart: `${place * 100}%` }} className={clsx('absolute size-0', tops[row ?? 0])}>
      <a
        href={boardPath(retro.id)}
        aria-label={name}
        data-tooltip={name}
        tabIndex={isStop ? 0 : -1}
        onFocus={() => onChoose(retro.id)}
        onKeyDown={walk}
        onClick={onClick}
        className={clsx(
          'absolute -inset-s-3 -top-3 size-6 scroll-mt-36 rounded-full -outline-offset-2 before:absolute before:inset-1.75 before:rounded-full before:bg-accent hover:before:inset-1.25',
          // Counted in a label: drawn only while the arrow keys are on it (DASH-21).
          row === null && 'pointer-events-none opacity-0 focus:z-1 focus:opacity-100',
        )}
      />
    </li>
  )
}

/** Counts the retros without a dot, beside the upper row; screen readers have them in the list. */
function MoreLabel({ more: { count }, start }: { more: More; start: number }) {
  return (
    <span
      aria-hidden="true"
      style={{ insetInlineStart: `${start * 100}%` }}
      className="absolute top-1.5 ms-2.5 text-xs leading-none whitespace-nowrap text-ink-soft digits"
    >
      <span data-tooltip={t('retros.more', { count })}>{t('retros.moreHere', { count })}</span>
    </span>
  )
}

/** Rows are 13 px apart, so that three fit into a lane with room above and below them. */
const tops = { [-1]: 'top-3', 0: 'top-6.25', 1: 'top-9.5' }

/** Arrows move from retro to retro, Home and End to the first and the last. */
function walk(event: KeyboardEvent<HTMLAnchorElement>): void {
  const item = event.currentTarget.parentElement
  const next = {
    ArrowLeft: item?.previousElementSibling,
    ArrowRight: item?.nextElementSibling,
    Home: item?.parentElement?.firstElementChild,
    End: item?.parentElement?.lastElementChild,
  }[event.key]
  const link = next?.firstElementChild
  if (!(link instanceof HTMLElement)) return
  event.preventDefault()
  link.focus()
}

/**
 * Follows a link without loading the page again, as `Link` does; a click that opens another tab or window is left to
 * the browser.
 */
function useFollow(): (event: MouseEvent<HTMLAnchorElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    void navigate(event.currentTarget.pathname)
  }
}
