import type { PulseTopic } from '@retropulse/domain/pulse/format'
import { PULSE_TOPICS_MAX } from '@retropulse/domain/pulse/limits'
import { clsx } from 'clsx'
import CircleAlert from 'lucide-react/icons/circle-alert'
import Plus from 'lucide-react/icons/plus'
import { nanoid } from 'nanoid'
import { useId } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.ts'
import { t } from '../messages.ts'
import { hasRoom, keyOf, withoutTopic, withTopic, withTopicAt } from './survey-draft.ts'
import { titleIdOf, TopicCard } from './topic-card.tsx'
import { useReorder } from './use-reorder.ts'
import { addTopicId, type SurveyForm } from './use-survey-form.ts'

/** The questions: edited, moved, deleted and added (PULSE-19, PULSE-20). */
export function TopicsEditor({ form }: { form: SurveyForm }) {
  const { draft, setDraft, setStep, errors, clear } = form
  const { topics } = draft
  const ids = useId()
  const { listRef, grip, carrying, moveTo } = useReorder(topics, (id, place) =>
    setDraft((held) => withTopicAt(held, id, place)),
  )

  const add = () => {
    const topic = { id: nanoid(10), icon: NEW_ICON, title: '', description: '' }
    flushSync(() => setDraft((held) => withTopic(held, topic)))
    clear('topics')
    focusOn(titleIdOf(topic.id))
  }
  const remove = (topic: PulseTopic, at: number) => {
    const next = topics[at + 1] ?? topics[at - 1]
    flushSync(() => setDraft((held) => withoutTopic(held, topic.id)))
    focusOn(next === undefined ? addTopicId : titleIdOf(next.id))
    const bringBack = () => {
      flushSync(() => setDraft((held) => withTopic(held, topic, at)))
      clear('topics')
      // A toast that loses the focus returns it to the element that had it before: clear that first.
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      focusOn(titleIdOf(topic.id))
    }
    showToast(t('topic.deleted', { title: topic.title.trim() || t('topic.unnamed') }), {
      action: { label: t('undo'), onAction: bringBack },
    })
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <span id={`${ids}-hint`} hidden>
        {t('topic.move.hint')}
      </span>
      {topics.length > 0 && (
        <div className={clsx('flex w-full flex-col', questionColumns)}>
          {/* Each field has a label of its own for screen readers. */}
          <div
            aria-hidden="true"
            className="grid grid-cols-(--question-columns) gap-x-2 pb-1.5 text-sm font-medium max-lg:hidden"
          >
            <span className="col-start-3">{t('topic.heading')}</span>
            <span>{t('topic.description')}</span>
          </div>
          <ol ref={listRef} className="relative flex w-full flex-col gap-2 max-sm:gap-3 lg:gap-0">
            {topics.map((topic, at) => (
              <TopicCard
                key={topic.id}
                topic={topic}
                at={at}
                count={topics.length}
                error={errors[keyOf(topic)]}
                carrying={carrying(at)}
                grip={grip(topic, at)}
                hintId={`${ids}-hint`}
                onChange={(change) => setStep(keyOf(topic), change)}
                onMove={(place) => moveTo(topic, place)}
                onDelete={() => remove(topic, at)}
              />
            ))}
          </ol>
        </div>
      )}
      {/* In a narrow window the reason stands above the button: below it, the bar of the window would hide it. */}
      <div className="flex flex-wrap-reverse items-center gap-x-3 gap-y-2">
        <Button
          id={addTopicId}
          icon={<Plus aria-hidden="true" className="size-4" />}
          disabledReason={hasRoom(draft) ? undefined : t('topic.full', { count: PULSE_TOPICS_MAX })}
          isReasonShown
          onClick={add}
          {...(errors.topics !== undefined && { 'aria-describedby': `${ids}-error` })}
        >
          {t('topic.add')}
        </Button>
        {!hasRoom(draft) && (
          <p className="text-sm text-ink-soft">{t('topic.full', { count: PULSE_TOPICS_MAX })}</p>
        )}
      </div>
      {errors.topics !== undefined && (
        <p id={`${ids}-error`} className="flex items-start gap-1.5 text-sm text-danger-ink">
          <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {errors.topics}
        </p>
      )}
    </div>
  )
}

/** The columns of the table of questions: grip, emoji, topic, question and three buttons. */
const questionColumns = '[--question-columns:2rem_2.5rem_minmax(0,2fr)_minmax(0,3fr)_7.5rem]'

const NEW_ICON = '💡'

function focusOn(id: string): void {
  document.getElementById(id)?.focus()
}
