import type { TeamInsights } from '@retropulse/contract/insights'
import { locale } from '../../lib/locale.ts'
import { Stat } from '../../ui/stat.tsx'
import { t } from './messages.ts'
import { moodDifference } from './mood-difference.ts'
import { toTenth } from './to-tenth.ts'

/** The figures at the top of the insights. */
export function Headline({ insights }: { insights: TeamInsights }) {
  const { trends, participation, actions } = insights
  const mood = trends.moodScore
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      <Stat
        label={t('mood.latest')}
        value={mood.latest === null ? '–' : t('mood.of', { score: tenth(mood.latest) })}
        change={changeOf(moodDifference(mood))}
        hint={moodHint(insights)}
      />
      <Stat
        label={t('people.average')}
        value={participation.averagePeople === null ? '–' : tenth(participation.averagePeople)}
        hint={
          participation.averagePeople === null
            ? t('people.none')
            : t('people.members', { count: participation.membersCount })
        }
      />
      <Stat
        label={t('notes.latest')}
        value={locale.number.format(trends.cardsCount.latest ?? 0)}
        hint={notesHint(insights)}
      />
      <Stat
        label={t('actions.ratio')}
        value={actions.created === 0 ? '–' : t('actions.value', actions)}
        hint={actionsHint(actions)}
      />
    </dl>
  )
}

/** The difference from the usual mood in words; nothing where it is 0. */
function changeOf(difference: number | null) {
  if (difference === null || difference === 0) return undefined
  const isUp = difference > 0
  return {
    direction: isUp ? 'up' : 'down',
    good: isUp,
    text: t(isUp ? 'mood.above' : 'mood.below', { by: tenth(Math.abs(difference)) }),
  } as const
}

function moodHint({ trends: { moodScore }, moodFloor: floor }: TeamInsights): string {
  if (moodScore.latest === null) return t('mood.unknown', { floor })
  return t(moodDifference(moodScore) === 0 ? 'mood.usual' : 'mood.newest')
}

function notesHint({ trends, participation }: TeamInsights): string {
  const median = tenth(trends.cardsCount.median ?? 0)
  const each = participation.notesPerPerson
  return each === null ? t('notes.usual', { median }) : t('notes.each', { median, each: tenth(each) })
}

function actionsHint({ created, open, oldestOpenDays }: TeamInsights['actions']): string {
  if (created === 0) return t('actions.none')
  if (open === 0 || oldestOpenDays === null) return t('actions.noneOpen')
  return oldestOpenDays === 0 ? t('actions.today') : t('actions.oldest', { count: oldestOpenDays })
}

function tenth(value: number): string {
  return locale.number.format(toTenth(value))
}
