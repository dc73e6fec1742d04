import type { TeamInsights } from '@retropulse/contract/insights'
import { locale } from '../../lib/locale.ts'
import { Stat, Stats } from '../../ui/stat.tsx'
import { t } from './messages.ts'
import { shownDifference, toTenth } from '@retropulse/domain/kernel/tenth'

type MoodTrend = TeamInsights['trends']['moodScore']

/**
 * The figures at the top of the insights. One without a value is left out: the charts below say what it needs. A single
 * retro has no usual level to be compared with (INSIGHT-4).
 */
export function Headline({ insights }: { insights: TeamInsights }) {
  const { trends, participation, actions } = insights
  const mood = trends.moodScore
  // The usual level of the chart of the activity: an average would be another number for the same (INSIGHT-29).
  const people = trends.peopleCount.median
  const isSingle = insights.retros.length === 1
  return (
    <Stats>
      {mood.latest !== null && (
        <Stat
          label={t(isSingle ? 'mood' : 'mood.latest')}
          value={tenth(mood.latest)}
          of={t('mood.of')}
          change={changeOf(mood)}
          hint={isSingle ? t('mood.single') : moodHint(mood)}
        />
      )}
      {people !== null && (
        <Stat
          label={t(isSingle ? 'people' : 'people.usual')}
          value={tenth(people)}
          hint={t('people.members', { count: participation.membersCount })}
        />
      )}
      <Stat
        label={t(isSingle ? 'notes' : 'notes.latest')}
        value={locale.number.format(trends.cardsCount.latest ?? 0)}
        hint={notesHint(insights)}
      />
      {actions.created > 0 && (
        <Stat
          label={t('actions.ratio')}
          value={locale.number.format(actions.done)}
          of={t('actions.of', { created: locale.number.format(actions.created) })}
          hint={actionsHint(actions)}
        />
      )}
    </Stats>
  )
}

/** The difference from the mood before (INSIGHT-28); nothing where it is 0. */
export function changeOf({ latest, previous }: MoodTrend) {
  if (latest === null || previous === null) return undefined
  const difference = shownDifference(latest, previous)
  if (difference === 0) return undefined
  const isUp = difference > 0
  return {
    direction: isUp ? 'up' : 'down',
    good: isUp,
    text: tenth(Math.abs(difference)),
    meaning: t(isUp ? 'mood.above' : 'mood.below'),
  } as const
}

/** What the newest mood is compared with. */
export function moodHint({ latest, previous }: MoodTrend): string {
  if (latest === null || previous === null) return t('mood.newest')
  return shownDifference(latest, previous) === 0
    ? t('mood.same')
    : t('mood.previous', { score: tenth(previous) })
}

function notesHint({ retros, trends, participation }: TeamInsights): string | undefined {
  const median = tenth(trends.cardsCount.median ?? 0)
  const each = participation.notesPerPerson
  if (retros.length === 1) return each === null ? undefined : t('notes.single', { each: tenth(each) })
  return each === null ? t('notes.usual', { median }) : t('notes.each', { median, each: tenth(each) })
}

function actionsHint({ open, oldestOpenDays }: TeamInsights['actions']): string {
  if (open === 0 || oldestOpenDays === null) return t('actions.noneOpen')
  return oldestOpenDays === 0 ? t('actions.today') : t('actions.oldest', { count: oldestOpenDays })
}

function tenth(value: number): string {
  return locale.number.format(toTenth(value))
}
