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
        'relative rounded-md border border-line bg-raised p-3 pt-1',
        carrying.isHeld && 'z-(--z-sticky) shadow-floating',
        carrying.shift !== undefined && 'transition-[translate] duration-base',
      )}
    >
      <div className="-ms-2 mb-1 flex items-center">
        <IconButton
          {...grip}
          label={t('topic.move', { place })}
          aria-describedby={hintId}
          icon={<GripVertical className="size-4" />}
          className={clsx('touch-none', carrying.isHeld ? 'cursor-grabbing!' : 'cursor-grab!')}
        />
        <span aria-hidden="true" className="flex-1 text-sm font-semibold text-ink digits">
          {t('topic.nth', { place })}
        </span>
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
          className="-me-2"
        />
      </div>
      <StepFields
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
    </li>
  )
}

/** The id of the title field of a question. */
export function titleIdOf(topicId: string): string {
  return `topic-${topicId}`
}
