import type { OrgFormat } from '@retropulse/contract/org-formats'
import type { FormatColumn } from '@retropulse/domain/board/formats/format'
import type { RunStep } from '@retropulse/domain/board/guided-run/guided-run'
import { stepsRefusal } from '@retropulse/domain/board/guided-run/steps-refusal'
import { NAME_MAX } from '@retropulse/domain/board/limits'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { type ReactNode, useState } from 'react'
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

/** What the editor of steps is given. */
export interface StepsInput {
  /** Empty: none of its own. */
  readonly steps: readonly RunStep[]
  readonly isRefused: boolean
  readonly onChange: (steps: readonly RunStep[]) => void
}

export interface KeepFormatDialogProps {
  orgId: string
  columns: readonly FormatColumn[]
  theme: string | null
  /** The steps of the guided run to begin with; empty: none of its own. */
  steps: readonly RunStep[]
  stepsEditor: (input: StepsInput) => ReactNode
  onSaved: (format: OrgFormat) => void
  onClose: () => void
}

/** Keeps columns, background and steps as a format of the organisation (CREATE-33, RUN-14). */
export function KeepFormatDialog(props: KeepFormatDialogProps) {
  const { orgId, columns, theme, stepsEditor, onSaved, onClose } = props
  const [steps, setSteps] = useState(props.steps)
  const [isRefused, setRefused] = useState(false)
  const [name, setName] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<'name'>()
  const keep = async () => {
    if (isBusy || !show({ name: hasContent(name) ? undefined : t('formatName.missing') })) return
    if (steps.length > 0 && stepsRefusal(steps) !== null) return setRefused(true)
    setBusy(true)
    const input = { name: cleanLine(name), columns: [...columns], theme, steps: [...steps] }
    const answer = await saveOwnFormat(orgId, input)
    setBusy(false)
    if (answer.ok) {
      showToast(t('formatSaved', { name: answer.value.name }), { tone: 'ok' })
      return onSaved(answer.value)
    }
    const isFull = answer.problem.fields?.['formats'] === 'too-many'
    show(isFull ? { form: t('formatsFull') } : explainRefusal(answer.problem))
  }
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('saveFormatTitle')}
      description={t('saveFormatText')}
      closeLabel={t('close')}
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
        {stepsEditor({
          steps,
          isRefused,
          onChange(wanted) {
            setSteps(wanted)
            setRefused(false)
          },
        })}
        <FormAlert text={errors.form} />
      </form>
    </Dialog>
  )
}
