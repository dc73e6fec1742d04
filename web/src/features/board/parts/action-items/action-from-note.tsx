import { ACTION_TEXT_MAX } from '@retropulse/domain/board/limits'
import type { Note } from '@retropulse/domain/board/state'
import { truncated } from '@retropulse/domain/kernel/text'
import ListChecks from 'lucide-react/icons/list-checks'
import { announce } from '../../../../ui/live-region.ts'
import { MenuItem } from '../../../../ui/menu-items.tsx'
import { showToast } from '../../../../ui/toast.ts'
import { newActionId } from '../../live/new-ids.ts'
import { isHidden, type Reader } from '../../model/reader.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { t } from './messages.ts'

export interface ActionFromNoteProps {
  note: Note
  reader: Reader
  /** Wraps an act so that it runs once the menu has closed. */
  later: (act: () => void) => () => void
}

/** Makes an action item with a reference to the note (ACTION-5); not offered for a note hidden from the viewer. */
export function ActionFromNote({ note, reader, later }: ActionFromNoteProps) {
  const { session } = useBoardStore()
  if (isHidden(reader, note)) return null
  const add = () => {
    const text = truncated(note.text, ACTION_TEXT_MAX)
    session.do({ type: 'add-action', actionId: newActionId(), text, fromNote: note.id })
    announce(t('added'))
    showToast(t('added'))
  }
  return (
    <MenuItem icon={<ListChecks className="size-4" />} onSelect={later(add)}>
      {t('fromNote')}
    </MenuItem>
  )
}
