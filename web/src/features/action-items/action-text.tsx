import type { TeamAction } from '@retropulse/contract/actions'
import { ACTION_TEXT_MAX } from '@retropulse/domain/board/limits'
import { cleanText, hasContent } from '@retropulse/domain/kernel/text'
import { clsx } from 'clsx'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { Field, fieldAria } from '../../ui/field.tsx'
import { t } from './messages.ts'

/** The hint is the description: the accessible name is the text itself. */
const EDITABLE = { 'aria-description': t('edit') }

export interface ActionTextProps {
  action: TeamAction
  onSave: (text: string) => void
}

/** The text of an action item, edited in place: Enter and blur save, Escape restores (ACTION-2, ACTION-27). */
export function ActionText({ action, onSave }: ActionTextProps) {
  const [draft, setDraft] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  if (draft !== null)
    return (
      <Editor
        draft={draft}
        onChange={setDraft}
        onLeave={(text, takesFocus) => {
          flushSync(() => setDraft(null))
          if (takesFocus) opener.current?.focus()
          if (text !== null && hasContent(text) && text !== action.text) onSave(text)
        }}
      />
    )
  return (
    <button
      ref={opener}
      type="button"
      // A text of the other direction begins at its own side, and a short one stays beside its circle.
      dir="auto"
      {...EDITABLE}
      onClick={() => setDraft(action.text)}
      className={clsx(
        '-mx-1.5 -my-0.5 block w-fit max-w-[calc(100%+0.75rem)] cursor-text rounded-sm px-1.5 py-0.5 text-start text-sm whitespace-pre-wrap select-text wrap-anywhere hover:bg-fill',
        action.status === 'done' && 'text-ink-soft',
      )}
    >
      {action.text}
    </button>
  )
}

interface EditorProps {
  draft: string
  onChange: (text: string) => void
  /** Null: there is nothing to save. */
  onLeave: (text: string | null, takesFocus: boolean) => void
}

function Editor({ draft, onChange, onLeave }: EditorProps) {
  const id = useId()
  const isLeaving = useRef(false)
  const tooLong = cleanText(draft).length - ACTION_TEXT_MAX
  const error = tooLong > 0 ? t('textTooLong', { count: tooLong }) : undefined
  const leave = (text: string | null, takesFocus: boolean) => {
    if (isLeaving.current) return
    isLeaving.current = true
    onLeave(text, takesFocus)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter chooses a word.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') leave(null, true)
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    if (error === undefined) leave(cleanText(draft), true)
  }
  return (
    <Field id={id} label={t('text')} labelHidden error={error}>
      <textarea
        {...fieldAria(id, { error })}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it stands where the text was that was pressed
        autoFocus
        rows={1}
        dir="auto"
        enterKeyHint="done"
        value={draft}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => leave(error === undefined ? cleanText(draft) : null, false)}
        onFocus={(event) => event.target.setSelectionRange(draft.length, draft.length)}
        className="field-sizing-content max-h-60 w-full resize-none rounded-md border border-focus bg-raised px-3 py-2 text-sm outline-none"
      />
    </Field>
  )
}
