import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { UnsavedNote } from '../../lib/unsaved-note.tsx'
import { useUnsavedText } from '../../lib/use-unsaved-text.ts'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { t } from './messages.ts'

export interface RenameFormProps {
  /** What is renamed, such as `team/{id}`; the key of the form as well. */
  place: string
  label: string
  /** The current name. */
  name: string
  /** The most characters of a name. */
  max: number
  /** Resolves to whether it was saved; shows what went wrong by itself. */
  onSave: (name: string) => Promise<boolean>
  /** Why it cannot be changed. */
  refusal?: string | undefined
}

/** Renames a team or an organisation; Save is disabled while the name is empty or unchanged (ORG-12, TEAM-8). */
export function RenameForm({ place, label, name, max, onSave, refusal }: RenameFormProps) {
  const { typed, type, isUnsaved, discard } = useUnsavedText(`name/${place}`, name)
  const [isBusy, setBusy] = useState(false)
  const wanted = cleanLine(typed)
  const reason = refusal ?? nothingToSave(wanted, name)
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (reason !== undefined || isBusy) return
    setBusy(true)
    if (await onSave(wanted)) showToast(t('saved'), { tone: 'ok', id: 'saved' })
    setBusy(false)
  }
  return (
    <form noValidate className="flex max-w-lg flex-col gap-2" onSubmit={(event) => void submit(event)}>
      <div className="flex items-start gap-2">
        <TextField
          label={label}
          labelHidden
          autoComplete="off"
          maxLength={max}
          disabled={refusal !== undefined}
          value={typed}
          onChange={(event) => type(event.target.value)}
          error={hasContent(wanted) ? undefined : t('nameMissing')}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="primary" busy={isBusy} disabledReason={isBusy ? undefined : reason}>
          {t('save')}
        </Button>
      </div>
      <UnsavedNote isUnsaved={isUnsaved && refusal === undefined} onDiscard={discard} />
    </form>
  )
}

/** Why Save is disabled. */
function nothingToSave(wanted: string, name: string): string | undefined {
  if (!hasContent(wanted)) return t('nameMissing')
  return wanted === name ? t('nameUnchanged') : undefined
}
