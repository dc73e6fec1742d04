import { cleanText } from '@retropulse/domain/kernel/text'
import { clsx } from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { t } from '../../model/messages.ts'
import { charactersLeft, textProblem } from './text-problem.ts'
import { useGrow } from './use-grow.ts'
import { useLeaving } from './use-leaving.ts'

/** How the participant left the editor: after `key` and `button` the focus stays on the board, after `away` not. */
export type Leaving = 'key' | 'button' | 'away'

export interface TextEditorProps {
  /** The accessible name of the text box. */
  label: string
  placeholder: string
  /** The text before editing; leaving it unchanged, or empty when it was empty, saves nothing. */
  text: string
  /** The draft of an earlier visit, in place of `text`. */
  draft: string | undefined
  max: number
  /** False for a draft that was restored on loading, which must not take the focus. */
  takesFocus: boolean
  /** Called on every key. */
  onTyping: (text: string) => void
  onSave: (text: string, leaving: Leaving) => void
  /** `lost` is the typed text that is discarded. */
  onCancel: (leaving: Leaving, lost: string) => void
  /** Called on blur with text in the box: true leaves the editor open as a draft, false saves. */
  staysDraft?: (pressed: Element | null) => boolean
  className?: string | undefined
  /** What else is asked, between the text and the buttons. */
  children?: ReactNode
}

/**
 * Edits a text in its place (NOTE-7): Enter saves, Shift+Enter breaks the line, Escape restores, blur saves or leaves a
 * draft open. A text that cannot be saved stays open with the reason beside it.
 */
export function TextEditor(props: TextEditorProps) {
  const { label, placeholder, text, draft, max, takesFocus, onTyping, onSave, onCancel } = props
  const [typed, setTyped] = useState(draft ?? text)
  const [isTried, setTried] = useState(false)
  const [isDraft, setDraft] = useState(false)
  const [isUntouched, setUntouched] = useState(typed === '')
  const box = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const isDone = useRef(false)
  const id = useId()
  useGrow(box)
  useFocusAtEnd(box, takesFocus)

  const problem = textProblem(typed, max)
  const left = charactersLeft(typed, max)
  const isTooLong = problem?.kind === 'too-long'
  const error = problemText(problem, isTried)

  const state = isDraft ? t('note.draft') : draft === undefined ? null : t('note.restored')

  const finish = (act: () => void) => {
    // Saving closes the editor, which blurs the box: finish only once.
    if (isDone.current) return
    isDone.current = true
    act()
  }
  const save = (leaving: Leaving) => {
    const wanted = cleanText(typed)
    if (wanted === text || (problem?.kind === 'empty' && (text === '' || leaving === 'away')))
      return finish(() => onCancel(leaving, ''))
    if (problem === null) return finish(() => onSave(wanted, leaving))
    setTried(true)
    if (leaving !== 'away') box.current?.focus()
  }
  const cancel = (leaving: Leaving) => finish(() => onCancel(leaving, cleanText(typed) === text ? '' : typed))
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter picks a word.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      save('key')
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      cancel('key')
    }
  }
  useLeaving(form, (pressed) => {
    const hasText = cleanText(typed) !== text && problem?.kind !== 'empty'
    if (hasText && props.staysDraft?.(pressed) === true) setDraft(true)
    else save('away')
  })
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        save('button')
      }}
      className={clsx('flex flex-col', props.className)}
    >
      <textarea
        ref={box}
        rows={1}
        dir="auto"
        value={typed}
        aria-label={label}
        placeholder={placeholder}
        enterKeyHint="done"
        autoComplete="off"
        {...(isUntouched && { 'data-untouched': true })}
        {...(error !== null && { 'aria-invalid': true })}
        {...((error !== null || left !== null || state !== null) && { 'aria-describedby': id })}
        onChange={(event) => {
          setTyped(event.target.value)
          setTried(false)
          setUntouched(false)
          onTyping(event.target.value)
        }}
        onKeyDown={onKeyDown}
        onFocus={() => setDraft(false)}
        className="field-sizing-content max-h-[45dvh] min-h-12 w-full overflow-y-auto resize-none bg-transparent outline-none placeholder:text-current placeholder:opacity-70 pointer-coarse:text-base"
      />
      {(error !== null || left !== null) && (
        <p
          id={id}
          className={clsx(
            'mt-1.5 digits',
            error === null
              ? 'text-xs opacity-80'
              : 'flex items-start gap-1.5 text-sm/5 font-medium text-danger-ink',
          )}
        >
          {error !== null && <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
          {error ?? (left !== null && t('note.left', { count: left }))}
        </p>
      )}
      {state !== null && (
        <p {...(error === null && left === null && { id })} className="mt-1.5 text-xs opacity-80">
          {state}
        </p>
      )}
      {props.children}
      <div className="mt-2 flex items-center justify-end gap-2">
        <Button size="sm" variant="quiet" onClick={() => cancel('button')}>
          {t('cancel')}
        </Button>
        <Button
          type="submit"
          size="sm"
          variant="primary"
          isReasonShown
          disabledReason={isTooLong && error !== null ? error : undefined}
        >
          {t('save')}
        </Button>
      </div>
    </form>
  )
}

function problemText(problem: ReturnType<typeof textProblem>, isTried: boolean): string | null {
  if (problem?.kind === 'too-long') return t('note.tooLong', { count: problem.by })
  return problem?.kind === 'empty' && isTried ? t('note.empty') : null
}

/** Puts the caret behind the text. */
function useFocusAtEnd(box: RefObject<HTMLTextAreaElement | null>, takesFocus: boolean): void {
  const focus = useEffectEvent(() => {
    if (!takesFocus) return
    box.current?.focus()
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length)
  })
  useEffect(() => focus(), [])
}
