import type { TeamSchedule } from '@retropulse/contract/pulse-survey'
import type { PulseModel } from '@retropulse/contract/pulse'
import { OPEN_DAYS_MAX, PULSE_TITLE_MAX } from '@retropulse/domain/pulse/limits'
import { CADENCES } from '@retropulse/domain/pulse/schedule'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useId, useState } from 'react'
import { dayHere } from '../../../lib/days.ts'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { useFormErrors } from '../../../lib/form-errors.ts'
import { locale } from '../../../lib/locale.ts'
import { Button } from '../../../ui/button.tsx'
import { DateField } from '../../../ui/date-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { showToast } from '../../../ui/toast.ts'
import { deleteSchedule, saveSchedule, scheduleQuery } from '../team/team-pulse-calls.ts'
import { t } from './messages.ts'
import {
  checkSchedule,
  explainSchedule,
  type ScheduleErrors,
  type ScheduleFields,
  scheduleFields,
  scheduleInput,
} from './schedule-fields.ts'

export interface ScheduleDialogProps {
  teamId: string
  /** The enabled models. */
  models: readonly PulseModel[]
  schedule: TeamSchedule['schedule']
  onClose: () => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Sets, changes or stops the schedule of a team's surveys (PULSE-65). */
export function ScheduleDialog({ teamId, models, schedule, onClose }: ScheduleDialogProps) {
  const formId = useId()
  const queries = useQueryClient()
  const [fields, setFields] = useState(() => scheduleFields(schedule, models, dayHere()))
  const [busy, setBusy] = useState<'save' | 'stop' | null>(null)
  const { errors, formRef, show, clear } = useFormErrors<keyof ScheduleErrors>()
  const change = <Name extends keyof ScheduleFields>(name: Name, value: ScheduleFields[Name]) => {
    setFields((before) => ({ ...before, [name]: value }))
    clear(name)
  }
  const finish = async (toast: string) => {
    await queries.invalidateQueries({ queryKey: scheduleQuery(teamId).queryKey })
    showToast(toast, { tone: 'ok' })
    onClose()
  }
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (busy !== null || !show(checkSchedule(fields))) return
    setBusy('save')
    const answer = await saveSchedule(teamId, scheduleInput(fields))
    setBusy(null)
    if (answer.ok) return finish(t('saved'))
    show(explainSchedule(answer.problem))
  }
  const stop = async () => {
    setBusy('stop')
    const answer = await deleteSchedule(teamId)
    setBusy(null)
    if (answer.ok) return finish(t('stopped'))
    show(explainSchedule(answer.problem))
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('dialog.title')}
      description={t('dialog.text')}
      closeLabel={t('close')}
      footer={
        <>
          {schedule !== null && (
            <Button
              variant="quiet"
              className="-ms-4 me-auto"
              busy={busy === 'stop'}
              onClick={() => void stop()}
            >
              {t('stop')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={busy === 'save'}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={formRef}
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid gap-4 sm:grid-cols-2"
      >
        {models.length > 1 && (
          <SelectField
            label={t('model')}
            className="sm:col-span-2"
            value={fields.modelId}
            options={models.map(({ id, title }) => ({ value: id, name: title }))}
            onValueChange={(value) => change('modelId', value)}
          />
        )}
        <TextField
          name="name"
          className="sm:col-span-2"
          label={t('name')}
          value={fields.name}
          maxLength={PULSE_TITLE_MAX}
          autoComplete="off"
          error={errors.name}
          onChange={(event) => change('name', event.target.value)}
        />
        <SelectField
          label={t('cadence')}
          value={fields.cadence}
          options={CADENCES.map((cadence) => ({ value: cadence, name: t(`option.${cadence}`) }))}
          onValueChange={(value) => change('cadence', value)}
        />
        <TextField
          name="openDays"
          label={t('openDays')}
          type="number"
          inputMode="numeric"
          min={1}
          max={OPEN_DAYS_MAX}
          value={fields.openDays}
          error={errors.openDays}
          onChange={(event) => change('openDays', event.target.value)}
        />
        <DateField
          name="firstDay"
          label={t('firstDay')}
          words={
            fields.firstDay === ''
              ? t('firstDay.missing')
              : locale.day.format(new Date(`${fields.firstDay}T12:00:00`))
          }
          value={fields.firstDay}
          error={errors.firstDay}
          onChange={(event) => change('firstDay', event.target.value)}
        />
        <SelectField
          label={t('hour')}
          value={String(fields.hour)}
          options={HOURS.map((hour) => ({
            value: String(hour),
            name: `${String(hour).padStart(2, '0')}:00`,
          }))}
          onValueChange={(value) => change('hour', Number(value))}
        />
        <SelectField
          label={t('timeZone')}
          className="sm:col-span-2"
          value={fields.timeZone}
          options={timeZones(fields.timeZone).map((zone) => ({
            value: zone,
            name: zone.replaceAll('_', ' '),
          }))}
          onValueChange={(value) => change('timeZone', value)}
        />
        <FormAlert text={errors.form} />
      </form>
    </Dialog>
  )
}

/** All time zones that the browser knows, with the present one. */
function timeZones(present: string): readonly string[] {
  const known = Intl.supportedValuesOf('timeZone')
  return known.includes(present) ? known : [present, ...known]
}
