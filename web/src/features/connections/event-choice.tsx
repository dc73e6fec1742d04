import type { EventType } from '@retropulse/domain/connections/event-types'
import { useId } from 'react'
import { Checkbox } from '../../ui/checkbox.tsx'
import { t } from './messages.ts'

const GROUPS = [
  ['events.retros', ['retro.started', 'retro.ended', 'retro.summary']],
  ['events.actions', ['action.created', 'action.assigned', 'action.due', 'action.done']],
  ['events.surveys', ['survey.opened', 'survey.ended']],
  ['events.people', ['member.joined', 'member.left', 'plan.changed']],
] as const satisfies readonly (readonly [title: string, events: readonly EventType[]])[]

export interface EventChoiceProps {
  chosen: readonly EventType[]
  error: string | undefined
  onChange: (chosen: readonly EventType[]) => void
}

/** The events that a connection receives (LINK-4). */
export function EventChoice({ chosen, error, onChange }: EventChoiceProps) {
  const errorId = useId()
  const flip = (type: EventType) =>
    onChange(chosen.includes(type) ? chosen.filter((one) => one !== type) : [...chosen, type])
  return (
    <fieldset {...(error !== undefined && { 'aria-describedby': errorId })}>
      <legend className="mb-2 text-sm font-medium">{t('events.title')}</legend>
      <div className="grid gap-x-6 gap-y-4 rounded-md border border-line p-4 sm:grid-cols-2">
        {GROUPS.map(([title, events]) => (
          <div key={title} role="group" aria-label={t(title)} className="flex flex-col gap-1">
            <p aria-hidden="true" className="text-xs font-medium text-ink-faint">
              {t(title)}
            </p>
            {events.map((type) => (
              <Checkbox
                key={type}
                label={t(`event.${type}`)}
                checked={chosen.includes(type)}
                onCheckedChange={() => flip(type)}
              />
            ))}
          </div>
        ))}
      </div>
      {error !== undefined && (
        <p id={errorId} role="alert" className="mt-2 text-sm text-danger-ink">
          {error}
        </p>
      )}
    </fieldset>
  )
}
