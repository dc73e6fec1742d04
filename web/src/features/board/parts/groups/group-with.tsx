import type { Note } from '@retropulse/domain/board/state'
import { useState } from 'react'
import { columnTitle } from '../../model/column-name.ts'
import { focusNote } from '../../model/focus-board.ts'
import { cardOf } from '../controls/beside-note.ts'
import { ToolPopover } from '../controls/tool-popover.tsx'
import { closeThen } from '../controls/close-then-act.ts'
import { refusalText } from '../../model/refusal-text.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { createGrouping } from './grouping.ts'
import { GroupSearch } from './group-search.tsx'
import { t } from './messages.ts'
import { noteRefusal } from './grouping-refusal.ts'
import { partnersOf } from './groupable-notes.ts'
import { useGroups } from '../../model/group-notes.ts'

/** 'Group with…': chooses the card to group a note with, also for cards far apart (GROUP-1, GROUP-16). */
export function GroupWith({ note, anchor }: { note: Note; anchor: HTMLElement }) {
  const { hide, goTo } = useBoardHandlers()
  const store = useBoardStore()
  const [grouping] = useState(() => createGrouping(store))
  const [side] = useState<'bottom' | 'right'>(() =>
    roomBelow(cardOf(anchor)) >= LIST_ROOM ? 'bottom' : 'right',
  )
  const groups = useGroups()
  const board = useLive((view) => view.board)
  const refusal = useLive((view) => noteRefusal(view, note))
  const choose = (into: Note) =>
    closeThen(hide, () => goTo(grouping.join(note.id, into.id) ? into.id : note.id))
  const columns = partnersOf(board, note, groups).map(({ column, notes }) => ({
    id: column.id,
    name: columnTitle(column.name).name,
    notes,
  }))
  return (
    <ToolPopover
      anchor={anchor}
      beside={cardOf(anchor)}
      title={t('with')}
      side={side}
      align="start"
      edges={BELOW_THE_BAR}
      onClosed={() => focusNote(note.id) || anchor.focus()}
      className="flex w-80 flex-col overflow-hidden p-3"
    >
      {refusal === null ? (
        <GroupSearch {...{ columns, groups }} onChoose={choose} />
      ) : (
        <p className="text-sm text-ink-soft">{refusalText(refusal)}</p>
      )}
    </ToolPopover>
  )
}

/** Pixels below a card from which on the list opens over its own column rather than the next one. */
const LIST_ROOM = 400

function roomBelow(card: HTMLElement | null): number {
  return card === null ? 0 : innerHeight - card.getBoundingClientRect().bottom
}

/** The list opens beside the card and leaves the header and the row of tools in sight. */
const BELOW_THE_BAR = { top: 112, right: 8, bottom: 8, left: 8 }
