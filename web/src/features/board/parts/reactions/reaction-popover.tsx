import { mergedReactions } from '@retropulse/domain/board/groups/groups'
import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Popover, type PopoverProps } from '../../../../ui/popover.tsx'
import { focusNote } from '../../model/focus-board.ts'
import { useMembers } from '../../model/group-notes.ts'
import { t } from '../../model/messages.ts'
import type { Reader } from '../../model/reader.ts'
import { useNarrow } from '../../model/use-narrow.ts'
import { cardOf } from '../controls/beside-note.ts'
import { AnchorIn } from '../controls/menu-anchor.tsx'
import { closeTo } from '../controls/close-then-act.ts'
import { dockedHeight } from '../../../../ui/docked-heights.ts'
import { lazyPart } from '../../../../ui/lazy-part.tsx'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { notesToReactOn } from './merged-reactions.ts'
import { QUICK_EMOJI, reactionGroups } from './reaction-groups.ts'

const EmojiPicker = lazyPart(async () => (await import('../../../../ui/emoji-picker.tsx')).EmojiPicker)

export interface ReactionPopoverProps {
  note: Note
  reader: Reader
  anchor: HTMLElement
}

/** The five emoji that are one press away, and all others behind a plus (REACTION-3). */
export function ReactionPopover({ note, reader, anchor }: ReactionPopoverProps) {
  const { react, hide } = useBoardHandlers()
  const [isPicking, setPicking] = useState(false)
  const isNarrow = useNarrow()
  const members = useMembers(note.id)
  const mine = reader.you.authorIds
  const groups = reactionGroups(mergedReactions(note, members), mine)
  const isMine = (emoji: string) => groups.some((group) => group.emoji === emoji && group.isMine)
  const close = () => closeTo(hide, () => focusNote(note.id))
  const choose = (emoji: string) => {
    const on = !isMine(emoji)
    for (const id of notesToReactOn(note, members, { emoji, on, mine })) react(id, emoji, on)
    close()
  }
  return (
    <Popover
      open
      onOpenChange={(isOpen) => isOpen || close()}
      label={t('reactions.add')}
      isPhoneSheet={isPicking}
      {...(isPicking ? { side: isNarrow ? 'bottom' : 'right' } : placeOfBar(anchor))}
      align={isPicking ? 'start' : 'end'}
      trigger={<AnchorIn element={anchor} beside={cardOf(anchor)} label={t('reactions.add')} />}
      className={
        isPicking
          ? 'w-79 p-3 max-sm:px-5 max-sm:pt-5.5'
          : 'w-auto max-w-(--radix-popover-content-available-width)! p-1'
      }
    >
      {isPicking ? (
        <EmojiPicker
          texts={PICKER_TEXTS}
          onChoose={choose}
          onClose={close}
          onFail={() => setPicking(false)}
        />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-1.5">
          {QUICK_EMOJI.map((emoji) => (
            <button
              key={emoji}
              type="button"
              aria-pressed={isMine(emoji)}
              aria-label={t('reactions.with', { emoji })}
              onClick={() => choose(emoji)}
              className={clsx(
                'touch-target flex size-10 items-center justify-center rounded-sm text-xl transition-[background-color,scale] duration-fast hover:scale-110 hover:bg-fill',
                isMine(emoji) && 'bg-accent-soft ring-2 ring-accent ring-inset',
              )}
            >
              {emoji}
            </button>
          ))}
          <IconButton
            label={t('reactions.pick')}
            icon={<Plus className="size-5" />}
            onClick={() => setPicking(true)}
          />
        </div>
      )}
    </Popover>
  )
}

/**
 * Where the bar stands: over the line below the text of its note, and the gap to the next one; below a note that is too
 * low for that or has no such line, or in a column too narrow for one row, and above one that ends behind the dock. It
 * covers neither the button or the tabs above the notes nor other columns (REACTION-3).
 */
function placeOfBar(anchor: HTMLElement): Pick<PopoverProps, 'side' | 'sideOffset' | 'edges'> {
  const column = anchor.closest('[data-scroll]')
  const card = cardOf(anchor)?.getBoundingClientRect()
  if (column === null || card === undefined) return { side: 'bottom' }
  const list = column.getBoundingClientRect()
  const edges = {
    top: list.top,
    bottom: Math.max(innerHeight - list.bottom, dockedHeight()) + EDGE,
    left: list.left + EDGE,
    right: innerWidth - list.right + EDGE,
  }
  const end = card.height + Number.parseFloat(getComputedStyle(column).rowGap) - SPACE
  const { rows, height } = sizeOfBar(list.width - 2 * EDGE)
  const isInText = cardOf(anchor)?.querySelector('[data-compact] [data-in-text]') !== null
  if (rows > 1 || isInText || end < height + LINE) return { side: 'bottom', edges }
  return { side: 'top', edges, ...(card.top + end <= innerHeight - edges.bottom && { sideOffset: -end }) }
}

/** The padding at both sides of a list of notes. */
const EDGE = 8
/** Pixels from the bar to the next note. */
const SPACE = 2
/** Pixels of a line of text with the space above it. */
const LINE = 32
/** Pixels between two emoji, and those of the padding and the border of the bar on both sides. */
const GAP = 6
const FRAME = 10

/** The bar, whose emoji and plus are in as many rows as the width asks for. */
function sizeOfBar(width: number): { rows: number; height: number } {
  const size = matchMedia('(pointer: coarse)').matches ? 44 : 40
  const inRow = Math.max(1, Math.floor((width - FRAME + GAP) / (size + GAP)))
  const rows = Math.ceil((QUICK_EMOJI.length + 1) / inRow)
  return { rows, height: rows * (size + GAP) - GAP + FRAME }
}

const PICKER_TEXTS = {
  title: t('reactions.add'),
  search: t('reactions.search'),
  loading: t('reactions.loading'),
  none: t('reactions.noneFound'),
}
