import { ACTION_TEXT_MAX } from '@retropulse/domain/board/limits'
import { cleanText, hasContent } from '@retropulse/domain/kernel/text'
import Plus from 'lucide-react/icons/plus'
import { useState } from 'react'
import { useUnsavedText } from '../../lib/use-unsaved-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { t } from './messages.ts'

export interface NewActionFormProps {
  teamId: string
  /** Resolves to whether it was saved; until then what was typed stays. */
  onAdd: (text: string) => Promise<boolean>
}

/**
 * The form for a new action item of the team: Enter saves, empty text is ignored (ACTION-1, ACTION-28). What was typed
 * outlives a session that ended meanwhile (SHELL-66).
 */
export function NewActionForm({ teamId, onAdd }: NewActionFormProps) {
  const { typed: text, type, discard } = useUnsavedText(`new-action/${teamId}`, '')
  const [isBusy, setBusy] = useState(false)
  const tooLong = cleanText(text).length - ACTION_TEXT_MAX
  const submit = async () => {
    if (isBusy || tooLong > 0 || !hasContent(text)) return
    setBusy(true)
    if (await onAdd(cleanText(text))) discard()
    setBusy(false)
  }
  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={t('new')}
        labelHidden
        placeholder={t('new')}
        autoComplete="off"
        enterKeyHint="done"
        value={text}
        readOnly={isBusy}
        onChange={(event) => type(event.target.value)}
        error={tooLong > 0 ? t('textTooLong', { count: tooLong }) : undefined}
        className="min-w-0 flex-1"
      />
      <Button type="submit" busy={isBusy} icon={<Plus aria-hidden="true" className="size-4" />}>
        {t('add')}
      </Button>
    </form>
  )
}
