import { NAME_MAX } from '@retropulse/domain/board/limits'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import { t } from '../../model/messages.ts'
import { useBoardStore } from '../../model/board-store.ts'

export interface NameFormProps {
  name: string
  takesFocus: boolean
  onDone: () => void
  /** Other choices beside saving. */
  children?: ReactNode
}

/** Lets a guest choose the name that the other participants see (PRESENCE-5). */
export function NameForm({ name, takesFocus, onDone, children }: NameFormProps) {
  const { session } = useBoardStore()
  const [typed, setTyped] = useState(name)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])
  const wanted = cleanLine(typed)
  const isTooLong = wanted.length > NAME_MAX
  return (
    <form
      className="flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        if (isTooLong) return
        if (hasContent(wanted)) session.introduce(wanted)
        onDone()
      }}
    >
      <TextField
        label={t('name.field')}
        labelHidden
        placeholder={t('name.field')}
        autoComplete="nickname"
        ref={field}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        {...(isTooLong && { error: t('name.tooLong', { max: NAME_MAX }) })}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {children}
        <Button type="submit" size="sm" variant="primary" className="ms-auto">
          {t('name.save')}
        </Button>
      </div>
    </form>
  )
}
