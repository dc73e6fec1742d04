import { useEffect } from 'react'
import type { Carry } from '../drag/use-carry.ts'
import { deferred, loadAllDeferred } from '../overlay/deferred.tsx'
import type { Reader } from '../note/reader.ts'
import { type Overlay, useBoardActions } from './board-actions.ts'
import { useLive } from './board-store.ts'

const NoteMenu = deferred(async () => (await import('../note/note-menu.tsx')).NoteMenu)
const ReactionPopover = deferred(
  async () => (await import('../reactions/reaction-popover.tsx')).ReactionPopover,
)
const CommentsDialog = deferred(async () => (await import('../comments/comments-dialog.tsx')).CommentsDialog)
const SharePanel = deferred(async () => (await import('../toolbar/share-panel.tsx')).SharePanel)
const PeoplePanel = deferred(async () => (await import('../people/people-panel.tsx')).PeoplePanel)
const KeysDialog = deferred(async () => (await import('../keyboard/keys-dialog.tsx')).KeysDialog)

export interface BoardOverlaysProps {
  overlay: Overlay | null
  reader: Reader
  carry: Carry
}

/** What is open over the board; at most one thing at a time. */
export function BoardOverlays({ overlay, reader, carry }: BoardOverlaysProps) {
  const { hide } = useBoardActions()
  const noteId = overlay !== null && 'noteId' in overlay ? overlay.noteId : null
  const note = useLive((view) => (noteId === null ? undefined : view.board.notes.get(noteId)))
  useEffect(() => {
    const timer = setTimeout(loadAllDeferred, IDLE_AFTER)
    return () => clearTimeout(timer)
  }, [])
  if (overlay === null) return null
  switch (overlay.kind) {
    case 'menu':
      return note && <NoteMenu {...{ note, reader, carry }} anchor={overlay.anchor} onFail={hide} />
    case 'reactions':
      return note && <ReactionPopover {...{ note, reader }} anchor={overlay.anchor} onFail={hide} />
    case 'comments':
      return <CommentsDialog key={overlay.noteId} {...{ reader }} noteId={overlay.noteId} onFail={hide} />
    case 'share':
      return <SharePanel anchor={overlay.anchor} onFail={hide} />
    case 'people':
      return <PeoplePanel anchor={overlay.anchor} onFail={hide} />
    case 'keys':
      return <KeysDialog anchor={overlay.anchor} onFail={hide} />
  }
}

/** Milliseconds after the board is drawn: by then the first note can be typed. */
const IDLE_AFTER = 2000
