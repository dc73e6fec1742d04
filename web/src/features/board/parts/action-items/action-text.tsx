import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import { ACTION_TEXT_MAX } from '@retropulse/domain/board/limits'
import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { showToast } from '../../../../ui/toast.ts'
import { type Leaving, TextEditor } from '../editing/text-editor.tsx'
import { t as boardText } from '../../model/messages.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { editDraft } from '../../model/action-drafts.ts'
import { t } from './messages.ts'

/** The hint is the description, since the text itself is the accessible name. */
const EDITABLE = { 'aria-description': t('edit') }

/** The text of an action item; a click opens it for editing in its place (ACTION-2). */
export function ActionText({ action }: { action: ActionItem }) {
  const { session, get } = useBoardStore()
  const [left, setLeft] = useState(() => editDraft(get().drafts, action.id))
  const [isEditing, setEditing] = useState(left !== undefined)
  const opener = useRef<HTMLButtonElement>(null)
  const draftWith = (text: string) => ({ kind: 'action' as const, actionId: action.id, text, isNew: false })
  const close = (leaving: Leaving) => {
    flushSync(() => {
      setEditing(false)
      setLeft(undefined)
    })
    if (leaving !== 'away') opener.current?.focus()
  }
  const cancel = (leaving: Leaving, lost: string) => {
    session.discardDraft(draftWith(lost))
    close(leaving)
    if (lost.trim() === '') return
    const onAction = () => {
      session.saveDraft(draftWith(lost))
      setLeft(draftWith(lost))
      setEditing(true)
    }
    showToast(boardText('note.discarded'), {
      id: `draft-${action.id}`,
      action: { label: boardText('undo'), onAction },
    })
  }
  if (isEditing)
    return (
      <div onKeyDownCapture={keepPanelOpen}>
        <TextEditor
          label={t('text')}
          placeholder=""
          text={action.text}
          draft={left?.text}
          max={ACTION_TEXT_MAX}
          takesFocus={left === undefined}
          onTyping={(text) => session.saveDraft(draftWith(text))}
          onSave={(text, leaving) => {
            session.do({ type: 'edit-action', actionId: action.id, text })
            close(leaving)
          }}
          onCancel={cancel}
          className="rounded-md border border-focus bg-raised px-3 py-2 text-sm"
        />
      </div>
    )
  return (
    <button
      ref={opener}
      type="button"
      {...EDITABLE}
      onClick={() => setEditing(true)}
      className={clsx(
        '-mx-1.5 -my-0.5 block w-[calc(100%+0.75rem)] cursor-text rounded-sm px-1.5 py-0.5 text-start pointer-coarse:-my-3 pointer-coarse:py-3 text-sm whitespace-pre-wrap select-text wrap-anywhere hover:bg-fill',
        action.status === 1 && 'text-ink-soft',
      )}
    >
      {/* Text that runs from right to left begins beside its circle, too. */}
      <bdi>{action.text}</bdi>
    </button>
  )
}

/** Escape must end the editing and not close the panel, which would receive the key before the editor. */
function keepPanelOpen(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault()
}
