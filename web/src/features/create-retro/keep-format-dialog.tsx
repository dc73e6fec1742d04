import type { OrgFormat } from '@retropulse/contract/org-formats'
import type { FormatColumn } from '@retropulse/domain/board/formats/format'
import { NAME_MAX } from '@retropulse/domain/board/limits'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { useState } from 'react'
import { FormAlert } from '../../lib/form-alert.tsx'
import { useFormErrors } from '../../lib/form-errors.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showToast } from '../../ui/toast.ts'
import { ColumnChips } from '../../ui/column-chips.tsx'
import { t } from './messages.ts'
import { explainRefusal } from './new-retro.ts'
import { saveOwnFormat } from './own-formats.ts'

export interface KeepFormatDialogProps {
  orgId: string
  columns: readonly FormatColumn[]
  theme: string | null
  onKept: (format: OrgFormat) => void
  onClose: () => void
}

/** Keeps columns and background as a format of the organisation (CREATE-33). */
export function KeepFormatDialog({ orgId, columns, theme, onKept, onClose }: KeepFormatDialogProps) {
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'name'>()
  const keep = async () => {
    if (isBusy || !show({ name: hasContent(name) ? undefined : t('formatName.missing') })) return
    setBusy(true)
    const answer = await saveOwnFormat(orgId, { name: cleanLine(name), columns: [...columns], theme })
    setBusy(false)
    if (answer.ok) {
      showToast(t('formatSaved', { name: answer.value.name }), { tone: 'ok' })
      return onKept(answer.value)
    }
    const isFull = answer.problem.fields?.['formats'] === 'too-many'
    show(isFull ? { form: t('formatsFull') } : explainRefusal(answer.problem))
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('saveFormatTitle')}
      description={t('saveFormatText')}
      closeLabel={t('close')}
      size="sm"
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form="keep-format" busy={isBusy}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id="keep-format"
        ref={formRef}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void keep()
        }}
      >
        <TextField
          label={t('formatName')}
          value={name}
          maxLength={NAME_MAX}
          autoComplete="off"
          error={errors.name}
          onChange={(event) => {
            setName(event.target.value)
            clear('name')
          }}
        />
        <ColumnChips columns={columns} />
        <FormAlert text={errors.form} />
      </form>
    </Dialog>
  )
}
