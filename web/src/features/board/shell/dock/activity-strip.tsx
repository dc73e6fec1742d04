import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import Lightbulb from 'lucide-react/icons/lightbulb'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Smile from 'lucide-react/icons/smile'
import Snowflake from 'lucide-react/icons/snowflake'
import Spotlight from 'lucide-react/icons/spotlight'
import Vote from 'lucide-react/icons/vote'
import { type CSSProperties, type ReactNode, useRef } from 'react'
import { Popover } from '../../../../ui/popover.tsx'
import { t } from '../../model/messages.ts'
import { useLive } from '../../model/board-store.ts'
import { ChipText, StatusChip } from '../../parts/controls/status-chip.tsx'
import { DiscussionStatus } from '../../parts/discussion/discussion-status.tsx'
import { RunStatus } from '../../parts/guided-run/run-status.tsx'
import { IcebreakerStatus } from '../../parts/media/icebreaker-status.tsx'
import { MoodStatus } from '../../parts/mood/mood-status.tsx'
import { SortingStatus } from '../../parts/sorting/sorting-status.tsx'
import { SpotlightStatus } from '../../parts/spotlight/spotlight-status.tsx'
import { TimerStatus } from '../../parts/timer/timer-status.tsx'
import { VotingStatus } from '../../parts/voting/voting-status.tsx'
import { ConnectionStatus } from './connection-status.tsx'
import type { ChipPlace } from './strip-layout.ts'
import { ROW, useStripLayout } from './use-strip-layout.ts'

/** A chip for each thing that is going on, the one that demands most attention first (BOARD-52). */
const CHIPS: readonly Chip[] = [
  { id: 'connection', node: <ConnectionStatus /> },
  { id: 'run', node: <RunStatus /> },
  { id: 'timer', node: <TimerStatus /> },
  { id: 'voting', node: <VotingStatus />, alone: [Vote, 'tools.voting'] },
  { id: 'mood', node: <MoodStatus />, alone: [Smile, 'tools.mood'] },
  { id: 'icebreaker', node: <IcebreakerStatus />, alone: [Snowflake, 'tools.icebreaker'] },
  { id: 'brainstorm', node: <BrainstormStatus />, alone: [Lightbulb, 'status.brainstormShort'] },
  { id: 'discussion', node: <DiscussionStatus />, alone: [MessagesSquare, 'status.discussion'] },
  { id: 'spotlight', node: <SpotlightStatus />, alone: [Spotlight, 'status.spotlight'] },
  { id: 'sorting', node: <SortingStatus />, alone: [ArrowDownWideNarrow, 'status.sorting'] },
]

interface Chip {
  readonly id: string
  readonly node: ReactNode
  /** Stands for the chip where it is the only one without room; the most urgent chips always have some. */
  readonly alone?: readonly [icon: LucideIcon, word: AloneWord]
}

type AloneWord =
  | `tools.${'voting' | 'mood' | 'icebreaker'}`
  | `status.${'brainstormShort' | 'discussion' | 'spotlight' | 'sorting'}`

/** The chips of the strip; what has no room is behind one button, as a whole. */
export function ActivityStrip() {
  const strip = useRef<HTMLDivElement>(null)
  const layout = useStripLayout(strip)
  const hidden = layout?.hidden ?? []
  const [Icon, word] = (hidden.length === 1 && CHIPS[hidden[0] ?? -1]?.alone) || []
  const label = word === undefined ? t('status.more', { count: hidden.length }) : t(word)
  return (
    <div
      ref={strip}
      className="group relative h-full w-full"
      {...(layout?.list && { 'data-strip-list': '' })}
    >
      <PhoneSurface rows={layout?.rows ?? 0} />
      {layout?.list && <ListSurface {...layout.list} rows={layout.rows} />}
      {CHIPS.map(({ id, node }, at) => {
        const place = layout?.places[at] ?? null
        return (
          <div key={id} data-chip inert={place === null} className={slot} style={styleOf(place)}>
            {node}
          </div>
        )
      })}
      {layout !== null && layout.more !== null && (
        <div className={slot} style={styleOf(layout.more)}>
          <Popover
            label={label}
            side="top"
            align="end"
            className="w-max p-2"
            trigger={
              <button
                type="button"
                className="touch-target pointer-events-auto flex h-13 w-16 flex-col items-center justify-center gap-0.5 rounded-md border border-line bg-raised text-sm font-semibold shadow-floating digits hover:bg-surface group-data-strip-list:h-11 group-data-strip-list:rounded-sm group-data-strip-list:border-0 group-data-strip-list:bg-fill group-data-strip-list:text-xs group-data-strip-list:shadow-none max-sm:h-11! max-sm:rounded-sm max-sm:border-0 max-sm:bg-fill max-sm:text-xs max-sm:shadow-none"
              >
                {Icon && <Icon aria-hidden="true" className="size-4.5 text-accent-ink" />}
                <span className={Icon && 'text-[0.6875rem] leading-none font-medium'}>{label}</span>
              </button>
            }
          >
            <div className="flex flex-col gap-2 **:data-status:border-0 **:data-status:shadow-none">
              {hidden.map((at) => (
                <div key={CHIPS[at]?.id}>{CHIPS[at]?.node}</div>
              ))}
            </div>
          </Popover>
        </div>
      )}
    </div>
  )
}

/**
 * On a phone all chips lie on one surface, which continues the bar for the thumb below it. It is moved by a transform,
 * so that a row that comes or goes is no layout shift (BOARD-78).
 */
function PhoneSurface({ rows }: { rows: number }) {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute -inset-x-2 bottom-0 h-60 overflow-clip sm:hidden"
    >
      <div
        className={clsx(
          'size-full border-t border-line bg-surface',
          rows === 0 ? 'invisible' : 'pointer-events-auto',
        )}
        style={{ transform: `translateY(calc(100% - ${rows * ROW}px))` }}
      />
    </div>
  )
}

/**
 * The surface of a list of chips, with a line between two rows. Another size is another element: its edges would be
 * layout shifts otherwise (BOARD-78).
 */
function ListSurface({ x, width, rows }: { x: number; width: number; rows: number }) {
  return (
    <div
      key={`${x} ${width} ${rows}`}
      aria-hidden="true"
      className="pointer-events-auto absolute left-0 rounded-md border border-line bg-raised shadow-floating [:root:has([data-low-card=offer])_&]:rounded-t-none [:root:has([data-low-card=offer])_&]:border-t-0"
      style={{
        width,
        bottom: ROW - CHIP - EDGE,
        height: (rows - 1) * ROW + CHIP + 2 * EDGE,
        transform: `translateX(${x}px)`,
      }}
    >
      <div className="absolute inset-x-3 top-0 hidden h-px bg-line [:root:has([data-low-card=offer])_&]:block" />
      {Array.from({ length: rows - 1 }, (_, row) => (
        <div
          key={row}
          className="absolute inset-x-3 h-px bg-line"
          style={{ top: (row + 1) * ROW - (ROW - CHIP) / 2 + EDGE }}
        />
      ))}
    </div>
  )
}

/** Pixels of the height of a chip, and of the list above and below its chips. */
const CHIP = 52
const EDGE = 4

const slot =
  'absolute bottom-0 left-0 w-max max-w-full pb-3 inert:invisible pointer-coarse:pb-2 max-sm:flex max-sm:h-16 max-sm:items-center max-sm:pb-0! max-sm:pointer-coarse:h-15 max-sm:has-data-tall:h-auto'

function styleOf(place: ChipPlace | null): CSSProperties & { '--stretch'?: string } {
  if (place === null) return { transform: 'none' }
  const { x, row, stretch = 0 } = place
  return { transform: `translate(${x}px, ${-row * ROW}px)`, '--stretch': `${stretch}px` }
}

function BrainstormStatus() {
  const isMasked = useLive((view) => view.board.isMasked)
  return (
    isMasked && (
      <StatusChip icon={Lightbulb}>
        <ChipText>{t('status.brainstorm')}</ChipText>
      </StatusChip>
    )
  )
}
