import type { PulseModel } from '@retropulse/contract/pulse'
import type { Team } from '@retropulse/contract/teams'
import { can } from '@retropulse/domain/orgs/policy'
import { OPEN_DAYS_MAX, PULSE_TITLE_MAX } from '@retropulse/domain/pulse/limits'
import { useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { useFormErrors } from '../../../lib/form-errors.ts'
import { locale } from '../../../lib/locale.ts'
import { isPlanLimit, ownerNames } from '../../../lib/upgrade-hint.ts'
import { Button } from '../../../ui/button.tsx'
import { ComparePlans } from '../../../ui/compare-plans.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { t } from './messages.ts'
import { QuestionsPreview } from './questions-preview.tsx'
import { checkStart, explainStart, type StartFields, startInput } from './start-input.ts'
import { startSurvey } from './survey-calls.ts'
import { surveyPath } from './survey-path.ts'

export interface StartFormProps {
  team: Team
  model: PulseModel
}

/** The name and the duration of a survey, its questions, and the button that starts it (PULSE-36, PULSE-37). */
export function StartForm({ team, model }: StartFormProps) {
  const [fields, setFields] = useState<StartFields>({ name: model.title, days: '' })
  const [isBusy, setBusy] = useState(false)
  const [isAtLimit, setAtLimit] = useState(false)
  const { errors, formRef, show, clear } = useFormErrors<keyof StartFields>()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const wrong = checkStart(fields)
  const denial = denialOf(team)

  const change = (field: keyof StartFields, value: string) => {
    setFields((before) => ({ ...before, [field]: value }))
    clear(field)
  }
  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isBusy || denial !== undefined || !show(wrong)) return
    setBusy(true)
    const answer = await startSurvey(team.id, startInput(model.id, fields))
    if (answer.ok) {
      void queries.invalidateQueries({ queryKey: ['team', team.id] })
      return navigate(surveyPath(answer.value.id))
    }
    setBusy(false)
    setAtLimit(isPlanLimit(answer.problem))
    show(explainStart(answer.problem, team.role, ownerNames(team)))
  }
  // The plan refused the survey: the way on is another one (PLAN-55).
  const isRefused = isAtLimit && errors.form !== undefined
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid gap-x-10 gap-y-8 md:max-lg:gap-x-8 md:grid-cols-[17rem_minmax(0,1fr)] md:items-start lg:grid-cols-[20rem_minmax(0,1fr)]"
    >
      <div className="flex flex-col gap-5 md:sticky md:top-20">
        {/* What cannot be started asks for nothing. */}
        {denial === undefined && (
          <>
            <TextField
              name="name"
              label={t('begin.name')}
              value={fields.name}
              maxLength={PULSE_TITLE_MAX}
              autoComplete="off"
              required
              // The button is blocked without a name, so the field says at once why.
              error={errors.name ?? wrong.name}
              onChange={(event) => change('name', event.target.value)}
            />
            <TextField
              name="days"
              label={t('begin.days')}
              hint={t('begin.days.hint', { count: OPEN_DAYS_MAX })}
              placeholder={t('begin.days.none')}
              value={fields.days}
              type="number"
              inputMode="numeric"
              min={1}
              max={OPEN_DAYS_MAX}
              step={1}
              autoComplete="off"
              error={errors.days}
              onChange={(event) => change('days', event.target.value)}
            />
          </>
        )}
        {denial === undefined && !team.isPrivate && (
          <p className="text-sm text-pretty text-ink-soft">{t('begin.public')}</p>
        )}
        <FormAlert text={errors.form} />
        <div className="flex flex-col gap-2">
          {isRefused && <ComparePlans role={team.role} size="lg" />}
          <Button
            type="submit"
            variant={isRefused ? 'secondary' : 'primary'}
            size="lg"
            className="w-full"
            busy={isBusy}
            disabledReason={denial ?? wrong.name}
          >
            {t('begin.start')}
          </Button>
          {/* Touch screens show no tooltip; screen readers have the button's description. */}
          {denial !== undefined && (
            <p aria-hidden="true" className="text-sm text-pretty text-ink-soft">
              {denial}
            </p>
          )}
        </div>
      </div>
      <section aria-labelledby="questions" className="flex min-w-0 flex-col gap-3 md:gap-1.5">
        {/* In line with the label beside it, as the card is with the field. */}
        <h2 id="questions" className="text-base font-semibold md:text-sm md:font-medium">
          {t(can(team, 'board:create') ? 'begin.questions' : 'begin.questionsMember')}
        </h2>
        <QuestionsPreview format={model.format} />
      </section>
    </form>
  )
}

/** Why the user may not start a survey for the team; undefined where they may (PULSE-36). */
function denialOf(team: Team): string | undefined {
  if (!can(team, 'board:create')) {
    const [name, ...others] = leaderNames(team)
    if (name === undefined) return t('begin.denied')
    if (others.length === 0) return t('begin.deniedOne', { name })
    return t('begin.deniedNamed', { names: locale.list.format([name, ...others]) })
  }
  return team.isArchived ? t('begin.archived') : undefined
}

/** The names of members of the team who may start a survey. */
function leaderNames({ members }: Team): readonly string[] {
  const leaders = members.filter((member) => can(member, 'board:create') && member.profile.name !== '')
  return leaders.slice(0, LEADERS_NAMED).map(({ profile }) => profile.name)
}

const LEADERS_NAMED = 3
