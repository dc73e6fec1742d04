import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import ArrowDownWideNarrow from 'lucide-react/icons/arrow-down-wide-narrow'
import Lightbulb from 'lucide-react/icons/lightbulb'
import MessagesSquare from 'lucide-react/icons/messages-square'
import Music from 'lucide-react/icons/music'
import Smile from 'lucide-react/icons/smile'
import Snowflake from 'lucide-react/icons/snowflake'
import Spotlight from 'lucide-react/icons/spotlight'
import Vote from 'lucide-react/icons/vote'
import { type CSSProperties, type ReactNode, type RefObject, useCallback, useRef, useState } from 'react'
import { t } from '../../model/messages.ts'
import { useLive } from '../../model/board-store.ts'
import { useNarrow } from '../../model/use-narrow.ts'
import { ChipText, StatusChip } from '../../parts/controls/status-chip.tsx'
import { DiscussionStatus } from '../../parts/discussion/discussion-status.tsx'
import { RunStatus } from '../../parts/guided-run/run-status.tsx'
import { IcebreakerStatus } from '../../parts/media/icebreaker-status.tsx'
import { MediaStatus } from '../../parts/media/media-status.tsx'
import { MoodStatus } from '../../parts/mood/mood-status.tsx'
import { SortingStatus } from '../../parts/sorting/sorting-status.tsx'
import { SpotlightStatus } from '../../parts/spotlight/spotlight-status.tsx'
import { TimerStatus } from '../../parts/timer/timer-status.tsx'
import { VotingStatus } from '../../parts/voting/voting-status.tsx'
import { ConnectionStatus } from './connection-status.tsx'
import type { ChipPlace, StripBar } from './strip-layout.ts'
import { StripRest } from './strip-rest.tsx'
import { StripMore, StripRows } from './strip-unfolded.tsx'
import { CHIP, LINE, PHONE_MORE, PHONE_ROW, useStripLayout } from './use-strip-layout.ts'

/** A chip for each thing that is going on, the one that demands most attention first (BOARD-52). */
const CHIPS: readonly Chip[] = [
  { id: 'connection', node: <ConnectionStatus /> },
  { id: 'run', node: <RunStatus /> },
  { id: 'timer', node: <TimerStatus /> },
  { id: 'voting', node: <VotingStatus />, alone: [Vote, 'tools.voting'] },
  { id: 'mood', node: <MoodStatus />, alone: [Smile, 'tools.mood'] },
  { id: 'media', node: <MediaStatus />, alone: [Music, 'status.music'] },
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
  | `status.${'brainstormShort' | 'music' | 'discussion' | 'spotlight' | 'sorting'}`

/**
 * The chips of the strip, which stands `below` pixels above the edge; what has no room is behind one button, as a whole.
 * With too many, so is all that facilitators can end (BOARD-84).
 */
export function ActivityStrip({ below }: { below: number }) {
  const strip = useRef<HTMLDivElement>(null)
  const [height, setHeight] = useState(0)
  const leads = useLive((view) => view.you.isFacilitator)
  const layout = useStripLayout(strip, below, height, leads)
  const { hidden = [], rows = 0, bars = [], places = [], pitch = LINE } = layout ?? {}
  const hasEnds = leads && layout?.isCrowded === true && layout.more !== null
  const alone = hidden.length === 1 ? CHIPS[hidden[0] ?? -1]?.alone : undefined
  const isLone = places.filter((place) => place !== null).length === 1
  const isNarrow = useNarrow()
  // The words of what is behind the button, and not those of the list of tools, which has one of its own.
  const endsWord = isNarrow
    ? ('tools.moreShort' as const)
    : hidden.length === 0
      ? ('status.end' as const)
      : undefined
  const [Icon, word] = hasEnds ? [undefined, endsWord] : (alone ?? [])
  const hasMore = layout !== null && layout.more !== null
  const { isOpen, close, more } = useUnfolding(isNarrow && hasMore, strip)
  const label = word === undefined ? t('status.more', { count: hidden.length }) : t(word)
  const styleOf = (place: ChipPlace | null): CSSProperties & { '--stretch'?: string; '--after'?: string } => {
    if (place === null) return { transform: 'none' }
    const { x, row, stretch } = place
    const after = stretch !== undefined && row === layout?.more?.row ? PHONE_MORE : 0
    return {
      transform: moved(x, -row * pitch),
      '--stretch': `${stretch ?? 0}px`,
      '--after': `${after}px`,
    }
  }
  return (
    <>
      <div
        ref={strip}
        data-strip
        className="sm:overlay relative h-full w-full rtl:[--flow:-1]"
        {...(layout?.isCrowded === true && { 'data-strip-crowded': '' })}
        {...(isLone && { 'data-strip-lone': '' })}
      >
        <PhoneSurface rows={rows} starts={places.flatMap((place) => place?.row ?? [])} />
        {bars[0] && (
          <BarSurface
            key={`${bars[0].x} ${bars[0].width} ${bars.length}`}
            {...bars[0]}
            {...{ bars, isLone }}
          />
        )}
        {CHIPS.map(({ id, node }, at) => {
          const place = places[at] ?? null
          return (
            <div key={id} data-chip inert={place === null || isOpen} className={slot} style={styleOf(place)}>
              {node}
            </div>
          )
        })}
        {hasMore && (
          <div className={clsx(slot, 'z-1')} style={styleOf(isOpen ? lowest(layout.more) : layout.more)}>
            {isNarrow ? (
              <StripMore label={isOpen ? t('status.less') : label} {...more} />
            ) : (
              <StripRest
                onFocusLost={more.onFocusLost}
                label={label}
                icon={Icon}
                hasEnds={hasEnds && hidden.length === 0}
                above={layout.more?.row === 0 ? (rows - 1) * pitch : 0}
              >
                {CHIPS.map(
                  ({ id, node }, at) =>
                    (hasEnds || hidden.includes(at)) && (
                      <div
                        key={id}
                        // Of what stands in the strip only the buttons that it leaves out.
                        {...(!hidden.includes(at) && { 'data-ends-only': '' })}
                        className="border-line not-data-ends-only:not-empty:border-t [&[data-ends-only]:not(:has([data-ends]))]:hidden"
                      >
                        {node}
                      </div>
                    ),
                )}
              </StripRest>
            )}
          </div>
        )}
      </div>
      {isOpen && (
        <StripRows onHeight={setHeight} onClose={close} onFocusLost={more.onFocusLost}>
          {CHIPS.map(({ id, node }) => (
            <div key={id}>{node}</div>
          ))}
        </StripRows>
      )}
    </>
  )
}

/** Pixels from the start of the strip, which is its right edge where pages run from right to left. */
function moved(x: number, y = 0): string {
  return `translate(calc(var(--flow, 1) * ${x}px), ${y}px)`
}

/** The same place in the lowest row. */
function lowest(place: ChipPlace | null): ChipPlace | null {
  return place && { ...place, row: 0 }
}

/** Whether the strip of a phone is unfolded, which it can be while not all has room; its button keeps the focus. */
function useUnfolding(canUnfold: boolean, strip: RefObject<HTMLElement | null>) {
  const [isWanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isOpen = isWanted && canUnfold
  if (isWanted && !canUnfold) setWanted(false)
  const close = useCallback(() => {
    const { activeElement, body } = document
    if (activeElement === body || activeElement?.closest('[data-strip-rest]')) button.current?.focus()
    setWanted(false)
  }, [])
  const onFocusLost = useCallback(() => {
    requestAnimationFrame(() =>
      strip.current?.querySelector<HTMLElement>('[data-chip]:not([inert]) button')?.focus(),
    )
  }, [strip])
  return { isOpen, close, more: { ref: button, isOpen, onToggle: () => setWanted(!isOpen), onFocusLost } }
}

/**
 * On a phone all chips lie on one surface, which continues the bar for the thumb below it, with a line above each that
 * starts in one of the rows `starts`. All is moved by transforms, so that a row that comes or goes is no layout shift
 * (BOARD-78).
 */
function PhoneSurface({ rows, starts }: { rows: number; starts: readonly number[] }) {
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
        style={{ transform: `translateY(calc(100% - ${rows * PHONE_ROW}px))` }}
      />
      {[...new Set(starts)].map((row) => (
        <div
          key={row}
          className="absolute inset-x-4 bottom-0 h-px bg-line"
          style={{ transform: `translateY(${-row * PHONE_ROW}px)` }}
          hidden={row === 0}
        />
      ))}
    </div>
  )
}

interface BarSurfaceProps {
  x: number
  width: number
  bars: readonly StripBar[]
  /** One chip stands on it: where it stands out, all of the line above the tools of guests does. */
  isLone: boolean
}

/**
 * The surface of lines of chips, with a divider between two lines and two chips; guests have their tools below on it
 * (BOARD-79). Another size is another element: its
 * edges would be layout shifts otherwise (BOARD-78).
 */
function BarSurface({ x, width, bars, isLone }: BarSurfaceProps) {
  const height = bars.length * LINE - (LINE - CHIP)
  return (
    <div
      aria-hidden="true"
      data-strip-surface
      className="pointer-events-auto absolute start-0 -bottom-(--dock-tools,0px) rounded-md border border-line bg-raised shadow-floating"
      style={{ width, height: `calc(${height}px + var(--dock-tools, 0px))`, transform: moved(x) }}
    >
      {bars.map(({ row, dividers }, line) => (
        <div key={row} className="absolute inset-x-0 h-13" style={{ top: line * LINE - 1 }}>
          {line > 0 && <div className="absolute inset-x-3.75 bottom-full h-px bg-line" />}
          {dividers.map((at) => (
            <div
              key={at}
              className="absolute inset-y-3 w-px bg-line"
              style={{ insetInlineStart: at - x - 1 }}
            />
          ))}
        </div>
      ))}
      {isLone && (
        <div className="absolute -inset-x-px -top-px hidden h-13 rounded-t-md border border-warn bg-warn-soft [[data-over-tools]_[data-strip]:has([data-status=alert])_&]:block" />
      )}
      <div
        className={clsx(
          'absolute inset-x-3.75 bottom-[calc(var(--dock-tools)-var(--spacing)/2)] hidden h-px bg-line in-data-over-tools:block',
          isLone && '[[data-strip]:has([data-status=alert])_&]:invisible',
        )}
      />
    </div>
  )
}

const slot =
  'absolute bottom-0 start-0 flex h-13 w-max max-w-full items-center inert:invisible max-sm:h-12.5 max-sm:has-data-tall:h-auto'

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
