import { ACTION_TEXT_MAX } from '@retropulse/domain/board/limits'
import { cleanText } from '@retropulse/domain/kernel/text'
import Plus from 'lucide-react/icons/plus'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { boxClass, Field, fieldAria } from '../../../../ui/field.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { announce } from '../../../../ui/live-region.ts'
import { charactersLeft, textProblem } from '../editing/text-problem.ts'
import { useGrow } from '../editing/use-grow.ts'
import { t as boardText } from '../../model/messages.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { newDraft } from '../../model/action-drafts.ts'
import { t } from './messages.ts'

/** The field for a new action item: Enter adds it, empty text is ignored, keys keep a draft (ACTION-1, ACTION-4). */
export function NewActionForm({ onAdded }: { onAdded: () => void }) {
  const { session, get } = useBoardStore()
  const [draft, setDraft] = useState(() => newDraft(get().drafts))
  const [isLeft, setLeft] = useState(draft.text !== '')
  const box = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  useGrow(box)
  const problem = textProblem(draft.text, ACTION_TEXT_MAX)
  const left = charactersLeft(draft.text, ACTION_TEXT_MAX)
  const hint =
    left !== null && left >= 0 ? boardText('note.left', { count: left }) : isLeft ? t('draftBack') : undefined
  const error = problem?.kind === 'too-long' ? boardText('note.tooLong', { count: problem.by }) : undefined

  const change = (text: string) => {
    const next = { ...draft, text }
    setDraft(next)
    if (text === '') session.discardDraft(next)
    else session.saveDraft(next)
  }
  const submit = () => {
    box.current?.focus()
    if (problem !== null) return
    session.do({ type: 'add-action', actionId: draft.actionId, text: cleanText(draft.text) })
    announce(t('added'))
    const next = newDraft(get().drafts)
    setDraft(next)
    setLeft(next.text !== '')
    onAdded()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter picks a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <form
      className="mb-4"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Field {...{ id, hint, error }} label={t('new')} labelHidden>
        <span className={`${boxClass} flex items-end`}>
          <textarea
            ref={box}
            rows={1}
            dir="auto"
            data-new-action
            placeholder={t('new')}
            enterKeyHint="done"
            autoComplete="off"
            value={draft.text}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            {...fieldAria(id, { hint, error })}
            className="field-sizing-content max-h-40 min-w-0 flex-1 resize-none self-center bg-transparent py-2 ps-3 outline-none"
          />
          <IconButton
            type="submit"
            size="sm"
            label={t('add')}
            className="m-0.75 pointer-coarse:m-0"
            icon={<Plus aria-hidden="true" className="size-4.5" />}
          />
        </span>
      </Field>
    </form>
  )
}
