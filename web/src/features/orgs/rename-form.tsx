import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { t } from './messages.ts'

export interface RenameFormProps {
  label: string
  /** What it is called now. */
  name: string
  /** Characters at most. */
  max: number
  /** Answers whether it was saved; what went wrong it says itself. */
  onSave: (name: string) => Promise<boolean>
  /** Why it cannot be changed. */
  refusal?: string | undefined
}

/** Renames something; there is nothing to save while the name is empty or unchanged (teams.md §5). */
export function RenameForm({ label, name, max, onSave, refusal }: RenameFormProps) {
  const [typed, setTyped] = useState(name)
  const [known, setKnown] = useState(name)
  if (known !== name) {
    // Somebody renamed it meanwhile: that shows, unless something was typed here.
    setKnown(name)
    if (typed === known) setTyped(name)
  }
  const [isBusy, setBusy] = useState(false)
  const wanted = cleanLine(typed)
  const reason = refusal ?? nothingToSave(wanted, name)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (reason !== undefined || isBusy) return
    setBusy(true)
    if (await onSave(wanted)) showToast(t('saved'), { tone: 'ok' })
    setBusy(false)
  }
  return (
    <form noValidate className="flex items-start gap-2" onSubmit={(event) => void submit(event)}>
      <TextField
        label={label}
        labelHidden
        autoComplete="off"
        maxLength={max}
        disabled={refusal !== undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={hasContent(wanted) ? undefined : t('nameMissing')}
        className="min-w-0 flex-1"
      />
      <Button type="submit" variant="primary" busy={isBusy} disabledReason={isBusy ? undefined : reason}>
        {t('save')}
      </Button>
    </form>
  )
}

/** Why there is nothing to save. */
function nothingToSave(wanted: string, name: string): string | undefined {
  if (!hasContent(wanted)) return t('nameMissing')
  return wanted === name ? t('nameUnchanged') : undefined
}
