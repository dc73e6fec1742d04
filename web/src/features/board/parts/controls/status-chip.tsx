import { clsx } from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export interface StatusChipProps {
  icon: LucideIcon
  /** `alert` for what is wrong or urgent. */
  tone?: 'calm' | 'alert'
  iconClass?: string | undefined
  /** On a phone too, with room for it: nothing but the icon says what this is. */
  needsIcon?: boolean
  /** Words and small buttons, on one line. */
  children: ReactNode
  /** Buttons in a second line, for a phone: the chip is as wide as the strip and two of its rows high then. */
  below?: ReactNode
}

/** One thing that is going on, in the status strip (BOARD-52). */
export function StatusChip(props: StatusChipProps) {
  const { icon: Icon, tone = 'calm', iconClass, needsIcon = false, children, below } = props
  return (
    <div
      data-status={tone}
      {...(below !== undefined && { 'data-tall': '' })}
      className={clsx(
        'pointer-events-auto flex max-w-full animate-fade-in flex-col rounded-md border text-sm font-medium',
        below === undefined ? 'h-13 in-data-ends-only:h-10 max-sm:h-12.5' : 'h-25 w-[calc(100vw-1rem)]',
        // The surface is that of the strip, which all its chips share.
        tone === 'calm'
          ? 'border-transparent text-ink'
          : clsx('border-warn bg-warn-soft text-warn-ink', longSurface, amongOthers, onTools),
      )}
    >
      <div
        className={clsx(
          'flex min-h-0 flex-1 items-center gap-2 ps-3.5 pe-2.5 max-lg:px-3.75 max-sm:gap-1.5 max-sm:px-1.75',
          buttonsAtEnd,
          endsOnly,
        )}
      >
        <Icon
          aria-hidden="true"
          className={clsx(
            'size-5 shrink-0 max-lg:me-1 max-sm:me-1.5',
            // On a phone the words alone have room.
            needsIcon
              ? 'max-[22.4375rem]:not-in-data-strip-rest:hidden'
              : 'max-sm:not-in-data-strip-rest:hidden',
            tone === 'calm' && 'text-accent-ink',
            iconClass,
          )}
        />
        {children}
      </div>
      {below !== undefined && (
        <div className="flex gap-1.5 px-1.75 pb-0.75 *:h-11 *:flex-1 *:justify-center">{below}</div>
      )}
    </div>
  )
}

/**
 * On a phone the buttons stand at the end of the line (`--stretch`). They are moved by a transform, which is no layout
 * shift and leaves the measured width of the chip (BOARD-78).
 */
const buttonsAtEnd = clsx(
  'in-data-strip-rest:[&>button:first-of-type]:ms-auto in-data-strip-rest:*:data-line-end:ms-auto',
  'max-sm:[&>button]:translate-x-[calc(var(--flow,1)*var(--stretch,0px))] max-sm:*:data-line-end:translate-x-[calc(var(--flow,1)*var(--stretch,0px))]',
)

/** In a list of what can be ended: the icon and the buttons that end something, without what the strip shows already. */
const endsOnly = clsx(
  'in-data-ends-only:gap-1 in-data-ends-only:ps-2.5 in-data-ends-only:[&>:not(svg,[data-ends])]:hidden',
  'in-data-ends-only:[&>button]:ms-0! in-data-ends-only:[&>button]:flex-1',
)

/**
 * The surface of a chip that stands out, as long as its line, with the button for the others that may end it (`--after`).
 */
const longSurface = clsx(
  'max-sm:relative max-sm:isolate max-sm:border-transparent max-sm:bg-transparent',
  'max-sm:before:absolute max-sm:before:-inset-x-2.25 max-sm:before:-inset-y-px max-sm:before:-z-1 max-sm:before:bg-warn-soft',
  'max-sm:before:end-[calc(-0.5625rem-var(--stretch,0px)-var(--after,0px))]',
)

/** Beside other chips it stands within the edge of the strip, which would look torn where the two meet. */
const amongOthers = clsx(
  'sm:not-in-data-strip-lone:relative sm:not-in-data-strip-lone:isolate sm:not-in-data-strip-lone:border-transparent sm:not-in-data-strip-lone:bg-transparent',
  'sm:not-in-data-strip-lone:before:absolute sm:not-in-data-strip-lone:before:inset-0.75 sm:not-in-data-strip-lone:before:-z-1 sm:not-in-data-strip-lone:before:rounded-sm sm:not-in-data-strip-lone:before:bg-warn-soft',
)

/** Alone above the tools of guests it stands on their surface, whose upper line has this colour then. */
const onTools =
  'sm:in-data-over-tools:in-data-strip-lone:border-transparent sm:in-data-over-tools:in-data-strip-lone:bg-transparent'

/** The words of a chip, in at most two lines: what goes on, and a detail. */
export function ChipText({ children, detail }: { children: ReactNode; detail?: ReactNode }) {
  return (
    <span className="min-w-0 pe-1.5 leading-tight whitespace-nowrap digits max-sm:pe-0">
      <span className="block">{children}</span>
      {detail !== undefined && <span className="block text-xs font-normal opacity-85">{detail}</span>}
    </span>
  )
}

/**
 * A button in a chip, with its short label where the window is narrow. What ends something is plain and stands before
 * the main one, so that the main ones of a list are a column at its end.
 */
export function ChipButton({
  label,
  short = label,
  onPress,
  longFrom = 'lg',
  look = 'quiet',
}: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...(look === 'again' && { 'data-again': '' })}
      {...(look === 'plain' && { 'data-ends': '' })}
      onClick={onPress}
      className={clsx(
        'touch-target touch-inset inline-flex h-8 shrink-0 items-center justify-center gap-1.5 rounded-sm px-2.5 whitespace-nowrap max-sm:px-2',
        LOOKS[look],
      )}
    >
      <span className={clsx('max-w-48 truncate lg:max-w-72', LENGTHS[longFrom][0])}>{label}</span>
      <span className={LENGTHS[longFrom][1]}>{short}</span>
    </button>
  )
}

/** Where the long and the short label of a button are hidden. */
const LENGTHS = {
  lg: ['max-lg:hidden', 'lg:hidden'],
  md: ['max-md:hidden', 'md:hidden'],
  // A phone of the usual width, 390 px.
  phone: ['max-[24rem]:hidden', 'min-[24rem]:hidden'],
} as const

/** A button that is not the main one has a line, since a grey ground looks disabled; in a chip that stands out, a shade of it. */
export const QUIET_BUTTON =
  'inset-ring inset-ring-button-line text-ink hover:bg-fill in-data-[status=alert]:inset-ring-transparent in-data-[status=alert]:bg-warn/25 in-data-[status=alert]:hover:bg-warn/40'

/** Chips that stand one below the other have buttons of one width, that of `DoneButton`. */
const ROW_BUTTON = 'in-data-strip-rest:min-w-30! max-sm:min-w-28!'

const LOOKS = {
  quiet: `${ROW_BUTTON} ${QUIET_BUTTON}`,
  // Their words begin at one place in rows, and they stand a step apart from the main one (VOTE-27). Where there is too much to show they are behind its button.
  plain:
    'in-data-strip-crowded:hidden in-data-strip-rest:min-w-24! in-data-strip-rest:justify-start max-sm:min-w-18! max-sm:justify-start min-[24rem]:me-2 min-[24rem]:max-sm:min-w-22! text-ink-soft hover:bg-fill hover:text-ink in-data-[status=alert]:text-warn-ink in-data-[status=alert]:hover:bg-warn/25',
  // May be pressed again at once; a crowded phone leaves it out too.
  again: `${ROW_BUTTON} max-sm:in-data-strip-crowded:hidden ${QUIET_BUTTON}`,
  primary: `${ROW_BUTTON} bg-accent text-on-accent hover:bg-accent-hover`,
}

interface ChipButtonProps {
  label: string
  /** A part of the label that is enough where there is little room. */
  short?: string | undefined
  /** The window width from which on the label is not shortened. */
  longFrom?: keyof typeof LENGTHS
  onPress: () => void
  look?: keyof typeof LOOKS
}
