import { mergedReactions } from '@retropulse/domain/board/groups/groups'
import type { Note } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Popover } from '../../../../ui/popover.tsx'
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
      // Beside the note, whose text and buttons stay in sight.
      side={isPicking && !isNarrow ? 'right' : 'bottom'}
      align={isPicking || 'starts' in anchor.dataset ? 'start' : 'end'}
      trigger={<AnchorIn element={anchor} beside={cardOf(anchor)} label={t('reactions.add')} />}
      {...(!isPicking && { edges: edgesOfColumn(anchor) })}
      className={isPicking ? 'w-79 p-3' : 'w-auto max-w-(--radix-popover-content-available-width)! p-1'}
    >
      {isPicking ? (
        <EmojiPicker texts={PICKER_TEXTS} onChoose={choose} onFail={() => setPicking(false)} />
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
 * The room around the notes of a column, in pixels: the bar covers neither the button or the tabs above them nor other
 * columns (REACTION-3).
 */
function edgesOfColumn(anchor: HTMLElement) {
  const list = anchor.closest('[data-scroll]')?.getBoundingClientRect()
  if (list === undefined) return undefined
  return {
    top: list.top,
    bottom: Math.max(innerHeight - list.bottom, dockedHeight()) + EDGE,
    left: list.left + EDGE,
    right: innerWidth - list.right + EDGE,
  }
}

/** The padding at both sides of a list of notes. */
const EDGE = 8

const PICKER_TEXTS = {
  search: t('reactions.search'),
  loading: t('reactions.loading'),
  none: t('reactions.noneFound'),
}
