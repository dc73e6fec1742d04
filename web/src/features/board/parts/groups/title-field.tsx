import { NAME_MAX } from '@retropulse/domain/board/limits'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { t } from './messages.ts'

export interface TitleFieldProps {
  title: string
  onSave: (title: string) => void
  /** `keepsFocus`: closed by a key, so that the focus has to go to another element. */
  onClose: (keepsFocus: boolean) => void
}

/** Enter or blur saves, Escape cancels; an empty title takes the title away (GROUP-8). */
export function TitleField({ title, onSave, onClose }: TitleFieldProps) {
  const [typed, setTyped] = useState(title)
  const box = useRef<HTMLInputElement>(null)
  const isDone = useRef(false)
  useEffect(() => {
    box.current?.focus()
    box.current?.select()
  }, [])
  const finish = (saves: boolean, keepsFocus: boolean) => {
    if (isDone.current) return
    isDone.current = true
    if (saves) onSave(typed)
    onClose(keepsFocus)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return
    event.preventDefault()
    event.stopPropagation()
    finish(event.key === 'Enter', true)
  }
  return (
    <input
      ref={box}
      type="text"
      dir="auto"
      value={typed}
      aria-label={t('title')}
      placeholder={t('name')}
      maxLength={NAME_MAX}
      autoComplete="off"
      enterKeyHint="done"
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onBlur={() => document.hasFocus() && finish(true, false)}
      className="ms-0.5 -me-1 min-w-0 flex-1 rounded-sm bg-raised px-1 text-sm font-semibold text-ink outline-2 outline-focus placeholder:font-normal placeholder:text-ink-faint pointer-coarse:text-base"
    />
  )
}
