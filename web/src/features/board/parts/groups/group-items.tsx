import type { Note } from '@retropulse/domain/board/state'
import LogOut from 'lucide-react/icons/log-out'
import Layers from 'lucide-react/icons/layers'
import Tag from 'lucide-react/icons/tag'
import Ungroup from 'lucide-react/icons/ungroup'
import WandSparkles from 'lucide-react/icons/wand-sparkles'
import { useState } from 'react'
import { MenuItem, MenuLabel } from '../../../../ui/menu-items.tsx'
import { noteElement } from '../../model/focus-board.ts'
import { isHidden, type Reader } from '../../model/reader.ts'
import { refusalText } from '../../model/refusal-text.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { createGrouping } from './grouping.ts'
import { openTitle } from './group-title.tsx'
import { t } from './messages.ts'
import { wantTitle } from '../suggestions/wanted-title.ts'
import { useBoardSummary } from '../../model/use-board-summary.ts'
import { noteRefusal } from './grouping-refusal.ts'
import { useMembers } from '../../model/group-notes.ts'

export interface GroupItemsProps {
  /** A note by itself, or the first note of a group. */
  note: Note
  reader: Reader
  /** Wraps an act so that it runs once the menu has given up the focus. */
  later: (act: () => void) => () => void
}

/** The entries of a note's menu about groups; an entry that has to wait says why (GROUP-10, GROUP-11, GROUP-12). */
export function GroupItems({ note, reader, later }: GroupItemsProps) {
  const { show } = useBoardHandlers()
  const grouping = useGrouping()
  const isGroup = useMembers(note.id).length > 0
  const refusal = useLive((view) => noteRefusal(view, note))
  const openWith = (anchor: HTMLElement | null) =>
    anchor && show({ kind: 'group-with', noteId: note.id, anchor })
  return (
    <>
      {isGroup && (
        <MenuItem
          icon={<Tag className={icon} />}
          disabled={isHidden(reader, note)}
          onSelect={later(() => openTitle(note.id))}
        >
          {t('name')}
        </MenuItem>
      )}
      <MenuItem
        icon={<Layers className={icon} />}
        shortcut="G"
        disabled={refusal !== null}
        onSelect={later(() => openWith(noteElement(note.id)))}
      >
        {t('with')}
      </MenuItem>
      {isGroup && (
        <MenuItem
          icon={<Ungroup className={icon} />}
          disabled={refusal === 'voting-running'}
          onSelect={later(() => grouping.ungroup(note.id))}
        >
          {t('ungroup')}
        </MenuItem>
      )}
      {isGroup && reader.you.isFacilitator && <SuggestName {...{ note, reader, later }} />}
      {refusal !== null && <Reason text={refusalText(refusal)} />}
    </>
  )
}

/** For a group without a title, where the organisation offers suggestions: asks in the panel (BOT-25, BOT-26). */
function SuggestName({ note, reader, later }: GroupItemsProps) {
  const { togglePanel } = useBoardHandlers()
  const isOffered = useBoardSummary()?.offersSuggestions ?? false
  if (!isOffered || note.groupTitle !== null || isHidden(reader, note)) return null
  const ask = () => {
    wantTitle(note.id)
    if (document.querySelector('[data-suggestions-panel]') === null) togglePanel('suggestions')
  }
  return (
    <MenuItem icon={<WandSparkles className={icon} />} onSelect={later(ask)}>
      {t('suggestName')}
    </MenuItem>
  )
}

/** The entries about groups in the menu of one note of a group (GROUP-18). */
export function MemberItems({ note, later }: Pick<GroupItemsProps, 'note' | 'later'>) {
  const grouping = useGrouping()
  const isVoting = useLive((view) => view.board.voting?.status === 'vote')
  return (
    <>
      <MenuItem
        icon={<LogOut className={icon} />}
        disabled={isVoting}
        onSelect={later(() => grouping.takeOut(note.id))}
      >
        {t('takeOut')}
      </MenuItem>
      {isVoting && <Reason text={refusalText('voting-running')} />}
    </>
  )
}

function Reason({ text }: { text: string }) {
  return (
    <MenuLabel>
      <span className="block max-w-56 pb-1 font-normal text-pretty">{text}</span>
    </MenuLabel>
  )
}

const icon = 'size-4'

function useGrouping() {
  const store = useBoardStore()
  const [grouping] = useState(() => createGrouping(store))
  return grouping
}
