import type { Note } from '@retropulse/domain/board/state'
import { useState } from 'react'
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left'
import Eraser from 'lucide-react/icons/eraser'
import Hand from 'lucide-react/icons/hand'
import MessageSquare from 'lucide-react/icons/message-square'
import Pencil from 'lucide-react/icons/pencil'
import SmilePlus from 'lucide-react/icons/smile-plus'
import Trash from 'lucide-react/icons/trash-2'
import { columnHues } from '../../../../lib/column-hues.ts'
import type { Hue } from '../../../../ui/hue.ts'
import { MenuItem, MenuSeparator, MenuSub } from '../../../../ui/menu-items.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { ActionFromNote } from '../../parts/action-items/action-from-note.tsx'
import { columnTitle } from '../../model/column-name.ts'
import type { NoteDrag } from '../../parts/drag/use-note-drag.ts'
import { focusNote } from '../../model/focus-board.ts'
import { GroupItems, MemberItems } from '../../parts/groups/group-items.tsx'
import { createGrouping } from '../../parts/groups/grouping.ts'
import { isMemberMenu } from '../../parts/groups/member-menu.ts'
import { useMembers } from '../../model/group-notes.ts'
import { t } from '../../model/messages.ts'
import { t as say } from './note-menu-messages.ts'
import { AnchorIn } from '../../parts/controls/menu-anchor.tsx'
import { cardOf, useNoteInSight } from '../../parts/controls/beside-note.ts'
import { closeThen, closeTo } from '../../parts/controls/close-then-act.ts'
import { t as people } from '../../parts/people/messages.ts'
import { removeContentOfAuthor } from '../../parts/people/removal.ts'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { useNarrow } from '../../model/use-narrow.ts'
import { useIsVoting } from '../../model/vote-stage.ts'
import { editRefusal, isHidden, isOwn, mayDelete, type Reader } from '../../model/reader.ts'

export interface NoteMenuProps {
  note: Note
  reader: Reader
  drag: NoteDrag
  anchor: HTMLElement
}

/**
 * All that can be done with one note, or with a group. Each text of a group has a menu of its own, with which it is
 * edited, deleted and taken out (GROUP-18, GROUP-19).
 */
export function NoteMenu({ note, reader, drag, anchor }: NoteMenuProps) {
  const handlers = useBoardHandlers()
  const store = useBoardStore()
  const members = useMembers(note.id)
  const columns = useLive((view) => view.board.columns)
  const isTaken = useLive((view) => view.editing.some(({ noteId }) => noteId === note.id))
  const isNarrow = useNarrow()
  // While a vote runs no note is moved (MOVE-12).
  const isFixed = useIsVoting()
  const icon = 'size-4'
  const hues = columnHues(columns.map(({ meaning }) => meaning))

  const back = () => focusNote(note.id) || anchor.focus()
  // Wraps an act so that it runs once the menu has given up the focus, which an editor or dialog then takes.
  const later = (act: () => void) => () => closeThen(handlers.hide, act)
  const canEdit = editRefusal(reader, note, isTaken) === null
  const isInGroup = isMemberMenu(anchor)
  const isGroup = members.length > 0 && !isInGroup
  const remove = () =>
    isInGroup ? createGrouping(store).remove(note.id, handlers) : handlers.remove(note.id)
  const card = cardOf(anchor)
  useNoteInSight(card, isNarrow)
  // A screen that is touched may have no keyboard; one with which the menu was opened is there.
  const [hasKeyboard] = useState(
    () =>
      !matchMedia('(pointer: coarse)').matches || document.activeElement?.matches(':focus-visible') === true,
  )
  const label = isGroup ? t('group.menu') : t('note.menu')
  return (
    <Menu
      open
      isPhoneSheet
      title={isGroup ? say('group') : titleOf(note, reader)}
      onOpenChange={(isOpen) => isOpen || closeTo(handlers.hide, back)}
      onCloseAutoFocus={(event) => event.preventDefault()}
      side="right"
      trigger={<AnchorIn element={anchor} beside={card} label={label} />}
    >
      {!isGroup && (
        <MenuItem
          icon={<Pencil className={icon} />}
          shortcut="Enter"
          disabled={!canEdit}
          onSelect={later(() => handlers.edit(note.id))}
        >
          {say('edit')}
        </MenuItem>
      )}
      {!isGroup && <ActionFromNote {...{ note, reader, later }} />}
      {isInGroup ? (
        <MemberItems {...{ note, later }} />
      ) : (
        <>
          <MenuItem
            icon={<MessageSquare className={icon} />}
            shortcut="C"
            onSelect={later(() => handlers.show({ kind: 'comments', noteId: note.id }))}
          >
            {say('comment')}
          </MenuItem>
          <MenuItem
            icon={<SmilePlus className={icon} />}
            shortcut="R"
            onSelect={later(() => handlers.reactions(note.id))}
          >
            {say('react')}
          </MenuItem>
          <MenuSub label={say('move')} icon={<ArrowRightLeft className={icon} />}>
            {columns.map(({ id, name }, at) => (
              <MenuItem
                key={id}
                icon={<ColumnDot hue={hues[at] ?? 1} />}
                disabled={isFixed || id === note.columnId}
                onSelect={later(() => handlers.sendTo(note.id, id))}
              >
                {columnTitle(name).name}
              </MenuItem>
            ))}
            {!isNarrow && hasKeyboard && (
              <>
                <MenuSeparator />
                <MenuItem
                  icon={<Hand className={icon} />}
                  shortcut="M"
                  disabled={isFixed}
                  onSelect={later(() => {
                    focusNote(note.id)
                    drag.start(note.id, 'keyboard')
                  })}
                >
                  {say('pickUp')}
                </MenuItem>
              </>
            )}
          </MenuSub>
          <GroupItems {...{ note, reader, later }} />
        </>
      )}
      {!isGroup && mayDelete(reader, note) && (
        <>
          <MenuSeparator />
          <MenuItem
            icon={<Trash className={icon} />}
            shortcut="Del"
            tone="danger"
            disabled={isTaken}
            onSelect={later(remove)}
          >
            {t('delete')}
          </MenuItem>
          {reader.you.isFacilitator && !isOwn(reader, note.by) && (
            <>
              {/* A slip from the entry above would cost all notes of a person. */}
              <MenuSeparator />
              <MenuItem
                icon={<Eraser className={icon} />}
                tone="danger"
                onSelect={later(() => removeContentOfAuthor(store.session, note.id))}
              >
                {people('removeAuthor')}
              </MenuItem>
            </>
          )}
        </>
      )}
    </Menu>
  )
}

/** The first words of a note that the reader may read (MASK-2). */
function titleOf(note: Note, reader: Reader): string {
  const words = isHidden(reader, note) ? [] : note.text.split(/\s+/).filter((word) => word !== '')
  const text = words.slice(0, TITLE_WORDS).join(' ')
  if (text === '') return say('note')
  return say('quoted', { text: words.length > TITLE_WORDS ? `${text}…` : text })
}

/** As many words as a line of a phone has room for. */
const TITLE_WORDS = 5

/** The colour of a column, as wide as the icons of other entries. */
function ColumnDot({ hue }: { hue: Hue }) {
  return (
    <span data-hue={hue} className="flex size-4 items-center justify-center">
      <span className="size-2 rounded-full bg-hue-strong" />
    </span>
  )
}
