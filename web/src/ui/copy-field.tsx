import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useEffect, useId, useRef, useState } from 'react'
import { copyText } from '../lib/copy-text.ts'
import { Button } from './button.tsx'
import { CopyLine } from './copy-line.tsx'
import { Field, fieldAria } from './field.tsx'
import { announce } from './live-region.ts'

export interface CopyFieldProps {
  label: string
  labelHidden?: boolean
  value: string
  hint?: string
  /** The label of the button, before and after a press. */
  copyLabel: string
  /** Its accessible name before a press, where a page has several such buttons. */
  copyName?: string | undefined
  copiedLabel: string
  /** Where copying fails the text is selected, and this says to copy it by hand. */
  failedHint: string
  /** Why it cannot be copied; the text is blurred then. */
  refusal?: string | undefined
  /** The page was opened for this text: its button takes the focus. */
  isArrival?: boolean
  /** Copying is what the user came for. */
  isMain?: boolean
}

/** A text to copy, with a button that copies it. */
export function CopyField(props: CopyFieldProps) {
  const { label, labelHidden = false, value, hint, copyLabel, copyName, copiedLabel, failedHint } = props
  const { refusal, isArrival = false, isMain = false } = props
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isArrival) button.current?.focus()
  }, [isArrival])
  const copy = async () => {
    const isCopied = await copyText(value)
    setState(isCopied ? 'copied' : 'failed')
    if (isCopied) announce(copiedLabel)
    else field.current?.select()
  }
  const Icon = state === 'copied' ? Check : Copy
  const said = state === 'failed' ? failedHint : hint
  return (
    <Field {...{ id, label, labelHidden, hint: said }}>
      {/* On a phone the text has the whole width, so that it can be recognised. */}
      <div className="flex gap-2 max-sm:flex-col">
        <CopyLine
          ref={field}
          value={value}
          disabled={refusal !== undefined}
          {...fieldAria(id, { hint: said })}
          className="flex-1 max-sm:flex-none"
        />
        <Button
          ref={button}
          variant={isMain ? 'primary' : 'secondary'}
          {...(isArrival && { 'data-arrive': true })}
          disabledReason={refusal}
          icon={<Icon aria-hidden="true" className="size-4" />}
          {...(state !== 'copied' && { 'aria-label': copyName })}
          onClick={() => void copy()}
        >
          {state === 'copied' ? copiedLabel : copyLabel}
        </Button>
      </div>
    </Field>
  )
}
