import type { PulseStep, PulseTopic } from '@retropulse/domain/pulse/format'
import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronUp from 'lucide-react/icons/chevron-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Trash from 'lucide-react/icons/trash-2'
import type { ComponentProps } from 'react'
import { IconButton } from '../../../ui/icon-button.tsx'
import { t } from '../messages.ts'
import { StepFields } from './step-fields.tsx'
import type { Carrying } from './use-reorder.ts'

export interface TopicCardProps {
  topic: PulseTopic
  at: number
  count: number
  error: string | undefined
  carrying: Carrying
  /** The props of the button that moves the question by pointer or by arrow keys. */
  grip: Pick<ComponentProps<'button'>, 'onPointerDown' | 'onKeyDown'>
  /** The id of the description of that button. */
  hintId: string
  onChange: (change: Partial<PulseStep>) => void
  onMove: (place: number) => void
  onDelete: () => void
}

/** One question in the editor. */
export function TopicCard(props: TopicCardProps) {
  const { topic, at, count, error, carrying, grip, hintId, onChange, onMove, onDelete } = props
  const place = at + 1
  return (
    <li
      data-step={`topic:${topic.id}`}
      style={carrying.shift === undefined ? undefined : { translate: `0 ${carrying.shift}px` }}
      className={clsx(
        // A row of buttons and two of fields on a phone; in a wider window the fields stand between the buttons.
        'relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2 gap-y-2 border border-line bg-raised p-3 pt-1 max-lg:rounded-md',
        'sm:grid-cols-[auto_auto_minmax(0,1fr)_auto] sm:gap-y-1.5 sm:p-2',
        // Each is a row of a table in a window that has room for both fields side by side.
        'lg:grid-cols-(--question-columns) lg:border-x-0 lg:border-b-0 lg:bg-surface lg:px-0',
        carrying.isHeld && 'z-(--z-sticky) shadow-floating',
        carrying.shift !== undefined && 'transition-[translate] duration-base',
      )}
    >
      <IconButton
        {...grip}
        label={t('topic.move', { place })}
        aria-describedby={hintId}
        icon={<GripVertical className="size-4" />}
        className={clsx(
          'col-start-1 row-start-1 touch-none max-sm:-ms-2 sm:-me-2',
          carrying.isHeld ? 'cursor-grabbing!' : 'cursor-grab!',
        )}
      />
      <span
        aria-hidden="true"
        className="row-start-1 self-center text-sm font-semibold text-ink digits sm:hidden"
      >
        {t('topic.nth', { place })}
      </span>
      <StepFields
        isInCard
        step={topic}
        titleId={titleIdOf(topic.id)}
        groupLabel={t('topic.nth', { place })}
        labels={{
          emoji: t('topic.emoji', { place, icon: topic.icon }),
          heading: t('topic.heading'),
          description: t('topic.description'),
        }}
        samples={{ heading: t('topic.heading.sample'), description: t('topic.description.sample') }}
        error={error}
        onChange={onChange}
      />
      {/* After the fields, so that Tab leads from one field to the next. */}
      <div className="col-start-3 row-start-1 flex max-sm:-me-2 sm:col-start-4 lg:col-start-5">
        <IconButton
          label={t('topic.up', { place })}
          icon={<ChevronUp className="size-4" />}
          aria-disabled={at === 0}
          onClick={() => onMove(at - 1)}
        />
        <IconButton
          label={t('topic.down', { place })}
          icon={<ChevronDown className="size-4" />}
          aria-disabled={place === count}
          onClick={() => onMove(at + 1)}
        />
        <IconButton
          label={t('topic.delete', { place })}
          icon={<Trash className="size-4" />}
          onClick={onDelete}
        />
      </div>
    </li>
  )
}

/** The id of the title field of a question. */
export function titleIdOf(topicId: string): string {
  return `topic-${topicId}`
}
