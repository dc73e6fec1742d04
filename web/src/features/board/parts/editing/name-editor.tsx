import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { t } from '../../model/messages.ts'

export interface NameEditorProps {
  label: string
  hint?: string
  /** Where the hint stands; otherwise it lies over what follows, which does not move. */
  hintClassName?: string
  value: string
  max: number
  onSave: (name: string) => void
  /** Called once, after saving or cancelling; the focus should then go to the name. */
  onClose: () => void
  /** Nothing around the field has room for its frame: the name moves instead. */
  isInset?: boolean
  /** It has buttons to save and to cancel beside it, for a screen keyboard that has no Escape. */
  hasButtons?: boolean
  className?: string
}

/** One line edited in its place: Enter or blur saves, Escape cancels. */
export function NameEditor(props: NameEditorProps) {
  const {
    label,
    hint,
    hintClassName,
    value,
    max,
    onSave,
    onClose,
    isInset = false,
    hasButtons = false,
  } = props
  const [typed, setTyped] = useState(value)
  const whole = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  const id = useId()
  const name = cleanLine(typed)
  const isTooLong = name.length > max
  useEffect(() => {
    // On iOS selecting alone does not open the keyboard.
    box.current?.focus()
    box.current?.select()
    // Selecting scrolls to the end of a name that is longer than the field.
    if (box.current) box.current.scrollLeft = 0
  }, [])

  const finish = (save: boolean) => {
    if (isDone.current) return
    isDone.current = true
    if (save && typed !== value && name !== value) onSave(name)
    onClose()
  }
  const leave = () => {
    if (!isTooLong) finish(hasContent(name))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') leave()
    else if (event.key === 'Escape') finish(false)
    else return
    event.preventDefault()
  }
  const onBlur = (event: FocusEvent) => {
    if (document.hasFocus() && !whole.current?.contains(event.relatedTarget)) leave()
  }
  const says = isTooLong ? t('title.length', { max }) : hint
  return (
    <div ref={whole} onBlur={onBlur} className="relative min-w-0 flex-1">
      <div className="flex items-center gap-2">
        <input
          ref={box}
          type="text"
          dir="auto"
          value={typed}
          aria-label={label}
          autoComplete="off"
          enterKeyHint="done"
          {...(isTooLong && { 'aria-invalid': true })}
          {...(says !== undefined && { 'aria-describedby': id })}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          className={clsx(
            'rounded-sm bg-raised px-1.5 text-ink outline-2 outline-focus aria-invalid:outline-danger',
            isInset
              ? '-my-1.5 h-9 w-full min-w-0 -outline-offset-1 max-sm:my-0 max-sm:h-11'
              : '-ms-1.5 w-[calc(100%+0.75rem)] shrink-0',
            props.className,
          )}
        />
        {hasButtons && (
          <>
            <Button variant="quiet" onMouseDown={keepFocus} onClick={() => finish(false)}>
              {t('cancel')}
            </Button>
            <Button variant="primary" onMouseDown={keepFocus} onClick={leave}>
              {t('save')}
            </Button>
          </>
        )}
      </div>
      {says !== undefined && (
        <p
          id={id}
          className={clsx(
            hintClassName ??
              'absolute -inset-s-1.5 top-full z-(--z-sticky) mt-3.5 rounded-sm border border-line bg-raised px-2 py-1 text-xs shadow-floating',
            isTooLong ? 'text-danger-ink' : 'text-ink-soft',
          )}
        >
          {says}
        </p>
      )}
    </div>
  )
}

/** A press leaves the focus in the field: the screen keyboard stays, and the press does not save by leaving it. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
