import type { MoodValues } from '@retropulse/domain/board/mood/mood'
import { ChartTable } from '../../../../ui/chart-table.tsx'
import { locale } from '../../../../lib/locale.ts'
import { t } from './messages.ts'
import { faceOf, MOODS } from './moods.ts'
import { shownScore } from './shown-score.ts'

/** The result as one figure on a scale of five steps, each with its count (MOOD-32). */
export function MoodChart({ moodScore, moodValues }: { moodScore: number; moodValues: MoodValues }) {
  const most = Math.max(...moodValues, 1)
  const answers = moodValues.reduce((sum, count) => sum + count, 0)
  const rows = MOODS.map(({ name }, at) => [name, moodValues[at] ?? 0] as const)
  return (
    <figure className="rounded-lg border border-line bg-surface p-5 max-sm:p-4">
      <figcaption className="flex items-baseline gap-2">
        <span aria-hidden="true" className="me-1 self-center text-3xl leading-none">
          {faceOf(moodScore)}
        </span>
        <p className="text-ink-soft">
          <strong className="font-display text-[2.5rem] leading-none font-semibold tracking-tight text-ink digits">
            {shownScore(moodScore)}
          </strong>{' '}
          {t('ofFive')}
        </p>
        <p className="ms-auto text-sm text-ink-soft digits">{t('answered', { count: answers })}</p>
      </figcaption>
      <div aria-hidden="true" className="mt-6 forced-color-adjust-none">
        <div className="grid grid-cols-5">
          {MOODS.map(({ mood }, at) => {
            const count = moodValues[at] ?? 0
            return (
              <div key={mood} className="flex h-24 flex-col items-center justify-end">
                <span
                  className={count === 0 ? 'text-sm text-ink-faint digits' : 'text-sm font-semibold digits'}
                >
                  {locale.number.format(count)}
                </span>
                <span
                  className="mt-1 w-3/5 max-w-14 rounded-t-sm bg-accent"
                  style={{ height: `${(count / most) * 4.25}rem` }}
                />
              </div>
            )
          })}
        </div>
        <div className="h-px bg-line-strong" />
        <div className="mt-3 grid grid-cols-5">
          {MOODS.map(({ mood, emoji, name }) => (
            <div key={mood} className="flex flex-col items-center gap-1 px-1">
              <span className="text-2xl">{emoji}</span>
              <span className="text-center text-xs leading-tight text-ink-soft">{name}</span>
            </div>
          ))}
        </div>
      </div>
      <ChartTable title={t('teamMood')} data={{ columns: [t('mood'), t('people')], rows }} isSeen={false} />
    </figure>
  )
}
