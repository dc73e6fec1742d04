import type { OrgTeam } from '@retropulse/contract/orgs'
import { clsx } from 'clsx'
import { memo, useMemo, useState } from 'react'
import type { CSSProperties, KeyboardEvent, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { locale } from '../../../lib/locale.ts'
import { boardPath } from '../../../lib/paths.ts'
import { MenuItem } from '../../../ui/menu-items.tsx'
import { MenuOnDemand } from '../../../ui/menu-on-demand.tsx'
import { laneSpaceClass } from './team-grid.ts'
import { MonthLines } from './month-lines.tsx'
import { t } from './messages.ts'
import { discSize, placeMarks, type Mark, type Span } from './timeline.ts'

type Retro = OrgTeam['retros'][number]

export interface LaneProps {
  team: Pick<OrgTeam, 'name' | 'boardsCount' | 'retros'>
  span: Span
}

/**
 * The retros of a team at their dates, each a link to its board, or a number that lists those of a crowded time; 50 px
 * high (DASH-20, DASH-21). A list to screen readers.
 */
export const Lane = memo(function Lane({ team, span }: LaneProps) {
  const marks = useMemo(() => placeMarks(team.retros, span), [team.retros, span])
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<string>()
  // A lane is one stop of the Tab key, at first the newest mark; arrows move on from there.
  const stop = marks.find(({ retros }) => retros[0]?.id === chosen) ?? marks.at(-1)
  return (
    <div className="relative h-12.5 [contain:layout_style]">
      {stop && <span aria-hidden="true" className="absolute inset-x-0 top-1/2 h-px bg-line" />}
      <div className={clsx('@container absolute inset-y-0', laneSpaceClass)}>
        {/* Without a retro the sentence says all there is. */}
        {stop && <MonthLines span={span} />}
        {stop && (
          <ul data-lane aria-label={t('retros.of', { team: team.name })}>
            {marks.map((mark) => {
              const [first, ...others] = mark.retros
              if (!first) return null
              const own = {
                tabIndex: mark === stop ? 0 : -1,
                onFocus: () => setChosen(first.id),
                onKeyDown: walk,
                onOpen: (path: string) => void navigate(path),
              }
              return (
                <li
                  key={first.id}
                  style={{ insetInlineStart: `${mark.place * 100}%` }}
                  className="absolute top-6.25 size-0"
                >
                  {others.length > 0 ? (
                    <RetrosNumber team={team.name} retros={mark.retros} {...own} />
                  ) : (
                    <RetroDot retro={first} {...own} />
                  )}
                </li>
              )
            })}
          </ul>
        )}
      </div>
      {!stop && (
        <span className="absolute inset-y-0 start-0 flex items-center text-xs text-ink-faint">
          <span className="bg-surface pe-2">
            {t(team.boardsCount === 0 ? 'retros.none' : 'retros.noneThen')}
          </span>
        </span>
      )}
    </div>
  )
})

interface MarkProps {
  tabIndex: number
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
  onOpen: (path: string) => void
}

/**
 * One element, and no `Link`: an organisation may have thousands of retros. A click that opens another tab or window is
 * left to the browser.
 */
function RetroDot({ retro, onOpen, ...own }: MarkProps & { retro: Retro }) {
  const name = nameOf(retro)
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    onOpen(boardPath(retro.id))
  }
  return (
    <a
      {...own}
      href={boardPath(retro.id)}
      aria-label={name}
      data-tooltip={name}
      onClick={follow}
      className={clsx(
        markClass,
        'before:inset-1.75 before:bg-accent hover:before:inset-1.25 @max-[19rem]:before:inset-2 hover:@max-[19rem]:before:inset-1.5',
      )}
    />
  )
}

/** The number of retros of a crowded time, which opens their list. */
function RetrosNumber({
  team,
  retros,
  onOpen,
  ...own
}: MarkProps & { team: string; retros: Mark<Retro>['retros'] }) {
  const days = retros.map(({ timestamp }) => timestamp)
  const dates = locale.dayShort.formatRange(Math.min(...days), Math.max(...days))
  const name = t('retros.at', { count: retros.length, dates })
  // The title says a day that all of them have.
  const isOneDay = new Set(days.map((day) => locale.dayShort.format(day))).size === 1
  return (
    <MenuOnDemand
      title={t('retros.list', { team, retros: name })}
      isLongList
      trigger={
        <button
          type="button"
          {...own}
          aria-label={name}
          data-tooltip={name}
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- React's types know no custom properties
          style={{ '--disc': `${discSize(retros.length)}px` } as CSSProperties}
          className={clsx(
            markClass,
            numberClass,
            retros.length > 99
              ? 'text-[0.6875rem] tracking-tighter before:inset-x-0 @max-[19rem]:before:inset-x-0.25'
              : retros.length > 9
                ? 'text-[0.6875rem] tracking-tight before:inset-x-[calc((--spacing(5)-max(min(var(--disc),100cqi/13-5px),16px))/2)] @max-[19rem]:before:inset-x-0.5'
                : 'text-xs',
          )}
        >
          <span className="relative">{retros.length}</span>
        </button>
      }
    >
      {retros.toReversed().map((retro) => (
        <MenuItem key={retro.id} onSelect={() => onOpen(boardPath(retro.id))}>
          <span className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 wrap-anywhere">
              <bdi>{retro.name}</bdi>
            </span>
            <span className="shrink-0 text-xs text-ink-faint digits">
              {(isOneDay ? locale.clock : locale.dayShort).format(retro.timestamp)}
            </span>
          </span>
        </MenuItem>
      ))}
    </MenuOnDemand>
  )
}

function nameOf({ name, timestamp }: Retro): string {
  return t('retro', { name, date: locale.dayShort.format(timestamp) })
}

const markClass =
  'absolute -inset-s-3 -top-3 size-6 scroll-mt-40 rounded-full -outline-offset-2 forced-color-adjust-none before:absolute before:rounded-full'

/**
 * A number stands in a disc, which is a dot with room for it. Discs of weeks side by side leave the line visible between
 * them; where a lane is narrow they are smaller. Two and three digits are drawn smaller, in a disc that is wider than high,
 * which does not cover the dot beside it.
 */
const numberClass =
  'flex items-center justify-center font-medium text-on-accent digits before:inset-[calc((--spacing(6)-max(min(var(--disc),100cqi/13-5px),16px))/2)] before:bg-accent hover:before:bg-accent-hover'

/** Arrows move from mark to mark, Home and End to the first and the last. */
function walk(event: KeyboardEvent<HTMLElement>): void {
  const item = event.currentTarget.parentElement
  const next = {
    ArrowLeft: item?.previousElementSibling,
    ArrowRight: item?.nextElementSibling,
    Home: item?.parentElement?.firstElementChild,
    End: item?.parentElement?.lastElementChild,
  }[event.key]
  const mark = next?.firstElementChild
  if (!(mark instanceof HTMLElement)) return
  event.preventDefault()
  mark.focus()
}
