import type { TeamInsights } from '@retropulse/contract/insights'
import { locale } from '../../lib/locale.ts'
import { Stat, Stats } from '../../ui/stat.tsx'
import { t } from './messages.ts'
import { tenth } from './mood-figure.tsx'

/**
 * The figures of a single retro, which has no usual level to be compared with (INSIGHT-4) and no charts over time. One
 * without a value is left out: a line below says what it needs.
 */
export function Headline({ insights }: { insights: TeamInsights }) {
  const { trends, participation, actions } = insights
  const mood = trends.moodScore.latest
  const people = trends.peopleCount.latest
  const each = participation.notesPerPerson
  return (
    <Stats>
      {mood !== null && (
        <Stat label={t('mood')} value={tenth(mood)} of={t('mood.of')} hint={t('mood.single')} />
      )}
      {people !== null && (
        <Stat
          label={t('people')}
          value={tenth(people)}
          hint={t('people.members', { count: participation.membersCount })}
        />
      )}
      <Stat
        label={t('notes')}
        value={locale.number.format(trends.cardsCount.latest ?? 0)}
        hint={each === null ? undefined : t('notes.single', { each: tenth(each) })}
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

function actionsHint({ open, oldestOpenDays }: TeamInsights['actions']): string {
  if (open === 0 || oldestOpenDays === null) return t('actions.noneOpen')
  return oldestOpenDays === 0 ? t('actions.today') : t('actions.oldest', { count: oldestOpenDays })
}
