import type { Note } from '@retropulse/domain/board/state'
import { useState } from 'react'
import { Popover } from '../../../../ui/popover.tsx'
import { columnTitle } from '../../model/column-name.ts'
import { focusNote } from '../../model/focus-board.ts'
import { cardOf } from '../controls/beside-note.ts'
import { AnchorIn } from '../controls/menu-anchor.tsx'
import { closeThen, closeTo } from '../controls/close-then-act.ts'
import { refusalText } from '../../model/refusal-text.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { createGrouping } from './grouping.ts'
import { GroupSearch } from './group-search.tsx'
import { t } from './messages.ts'
import { ownObstacle } from './group-obstacle.ts'
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
  const obstacle = useLive((view) => ownObstacle(view, note))
  const close = () => closeTo(hide, () => focusNote(note.id) || anchor.focus())
  const choose = (into: Note) =>
    closeThen(hide, () => goTo(grouping.join(note.id, into.id) ? into.id : note.id))
  const columns = partnersOf(board, note, groups).map(({ column, notes }) => ({
    id: column.id,
    name: columnTitle(column.name).name,
    notes,
  }))
  return (
    <Popover
      open
      isPhoneSheet
      onOpenChange={(isOpen) => isOpen || close()}
      label={t('with')}
      side={side}
      edges={BELOW_THE_BAR}
      trigger={<AnchorIn element={anchor} beside={cardOf(anchor)} label={t('with')} />}
      className="flex w-80 flex-col overflow-hidden p-3"
    >
      <h2 className="mb-2 font-display text-base font-semibold tracking-tight">{t('with')}</h2>
      {obstacle === null ? (
        <GroupSearch {...{ columns, groups }} onChoose={choose} />
      ) : (
        <p className="text-sm text-ink-soft">{refusalText(obstacle)}</p>
      )}
    </Popover>
  )
}

/** Pixels below a card from which on the list opens over its own column rather than the next one. */
const LIST_ROOM = 400

function roomBelow(card: HTMLElement | null): number {
  return card === null ? 0 : innerHeight - card.getBoundingClientRect().bottom
}

/** The list opens beside the card and leaves the header and the row of tools in sight. */
const BELOW_THE_BAR = { top: 112, right: 8, bottom: 8, left: 8 }
