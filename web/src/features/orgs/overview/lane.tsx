import type { OrgTeam } from '@retropulse/contract/orgs'
import { clsx } from 'clsx'
import { memo, useMemo, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { locale } from '../../../lib/locale.ts'
import { boardPath } from '../../../lib/place.ts'
import { MonthLines } from './month-lines.tsx'
import { t } from './messages.ts'
import { placeDots } from './timeline.ts'
import type { Dot, Span } from './timeline.ts'

type Retro = OrgTeam['retros'][number]

export interface LaneProps {
  team: Pick<OrgTeam, 'name' | 'boardsCount' | 'retros'>
  span: Span
}

/** A team's retros on their dates, each a link to its board; drawn 50 px high (teams.md §9). A list to screen readers. */
export const Lane = memo(function Lane({ team, span }: LaneProps) {
  const dots = useMemo(() => placeDots(team.retros, span), [team.retros, span])
  const [chosen, setChosen] = useState<string>()
  // Tab stops once a lane, at the newest retro at first; arrows go on from there.
  const stop = dots.find(({ retro }) => retro.id === chosen) ?? dots.at(-1)
  return (
    <div className="relative h-12.5">
      {dots.length > 0 && <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-px bg-line" />}
      {/* Dots at the ends have room beside them. */}
      <div className="absolute inset-x-1.5 inset-y-0">
        <MonthLines span={span} />
        {dots.length > 0 && (
          <ul aria-label={t('retros.of', { team: team.name })}>
            {dots.map((dot) => (
              <RetroDot key={dot.retro.id} dot={dot} isStop={dot === stop} onChoose={setChosen} />
            ))}
          </ul>
        )}
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
}

function RetroDot({ dot: { retro, place, row }, isStop, onChoose }: RetroDotProps) {
  const name = t('retro', { name: retro.name, date: locale.day.format(retro.timestamp) })
  return (
    <li
      style={{ insetInlineStart: `${place * 100}%` }}
      className={clsx('absolute top-1/2 size-0', tops[row])}
    >
      <Link
        to={boardPath(retro.id)}
        aria-label={name}
        data-tooltip={name}
        tabIndex={isStop ? 0 : -1}
        onFocus={() => onChoose(retro.id)}
        onKeyDown={walk}
        className="group absolute -inset-s-3 -top-3 flex size-6 scroll-mt-36 items-center justify-center rounded-full"
      >
        <span className="size-2.5 rounded-full bg-accent ring-2 ring-surface transition-[scale] duration-fast group-hover:scale-140 group-focus-visible:scale-140" />
      </Link>
    </li>
  )
}

/** Past each other by 14 px: three rows fit into a lane. */
const tops = { [-1]: '-mt-3.5', 0: '', 1: 'mt-3.5' }

/** Arrows go from retro to retro, Home and End to the first and the last. */
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
