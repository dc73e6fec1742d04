import type { Mood } from '@retropulse/domain/board/mood/mood'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { problemIn } from '../../../../lib/problem.ts'
import { Dialog } from '../../../../ui/dialog.tsx'
import { showCallFailure } from '../../../../ui/failure-toast.ts'
import { showToast } from '../../../../ui/toast.ts'
import { useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'
import { closeMoodSheet, MOOD_THANKS } from '../../model/mood-sheet.ts'
import { MOODS } from './moods.ts'
import { useAnswerMood, useMoodPoll } from './use-mood-poll.ts'

/** The question of a mood poll: five faces, and Confirm once one is chosen (MOOD-9). */
export function MoodQuestion({ isWelcome }: { isWelcome: boolean }) {
  const { data, isPending: isUnknown } = useMoodPoll()
  const before = data?.submittedValue ?? null
  const isResumed = useLive((view) => view.board.moodRounds > 1)
  const [chosen, choose] = useState<Mood | null>(null)
  const { mutate, isPending } = useAnswerMood()
  const mood = chosen ?? before
  const isAnswered = isWelcome && chosen === null && before !== null
  useEffect(() => {
    if (isAnswered) closeMoodSheet()
  }, [isAnswered])
  const confirm = () => {
    if (mood === null) return
    mutate(mood, {
      onSuccess: () => {
        closeMoodSheet()
        showToast(t('thanks'), { tone: 'ok', id: MOOD_THANKS })
      },
      onError: (error) => showCallFailure(problemIn(error)),
    })
  }
  // A participant who has answered is not asked again (MOOD-8), and nothing flashes up while that is not known.
  if (isAnswered || (isWelcome && isUnknown)) return null
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || closeMoodSheet()}
      title={t('welcome')}
      description={describe(data?.floor, isResumed)}
      closeLabel={t('close')}
      // With the focus on it, the first face would look chosen.
      onOpenAutoFocus={focusTheDialog}
      footer={
        <>
          <Button onClick={closeMoodSheet}>{t('later')}</Button>
          <Button variant="primary" disabled={mood === null} busy={isPending} onClick={confirm}>
            {t('confirm')}
          </Button>
        </>
      }
    >
      <fieldset className="grid grid-cols-5 gap-2 max-sm:gap-1">
        <legend className="sr-only">{t('welcome')}</legend>
        {MOODS.map((look) => (
          <MoodFace
            key={look.mood}
            {...look}
            isChosen={mood === look.mood}
            onChoose={() => choose(look.mood)}
          />
        ))}
      </fieldset>
    </Dialog>
  )
}

/** Names the floor, or no number while the server has not sent it (MOOD-27). */
function describe(floor: number | undefined, isResumed: boolean): string {
  if (floor === undefined) return t('anonymous')
  return isResumed
    ? `${t('welcomeText', { floor })} ${t('changesLater', { floor })}`
    : t('welcomeText', { floor })
}

function focusTheDialog(event: Event): void {
  event.preventDefault()
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus()
}

function MoodFace({
  mood,
  emoji,
  name,
  hue,
  isChosen,
  onChoose,
}: (typeof MOODS)[number] & { isChosen: boolean; onChoose: () => void }) {
  return (
    <label
      data-hue={hue}
      className={clsx(
        'flex cursor-pointer flex-col items-center gap-2 rounded-md border px-1 py-3 text-center transition-colors duration-fast has-focus-visible:outline-2 has-focus-visible:outline-focus',
        isChosen ? 'border-hue-ink-soft bg-hue text-hue-ink' : 'border-line hover:bg-fill',
      )}
    >
      <input
        type="radio"
        name="mood"
        value={mood}
        checked={isChosen}
        onChange={onChoose}
        className="sr-only"
      />
      <span aria-hidden="true" className={clsx('text-3xl transition-[scale]', isChosen && 'scale-115')}>
        {emoji}
      </span>
      <span className="text-xs leading-tight font-medium">{name}</span>
    </label>
  )
}
