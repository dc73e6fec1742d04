import type { MoodValues } from '@retropulse/domain/board/mood/mood'
import { ChartFrame } from '../../../../ui/chart-frame.tsx'
import { locale } from '../../../../lib/locale.ts'
import { t } from './messages.ts'
import { MOODS } from './moods.ts'

/** The distribution of answers: five bars with their faces below and their counts on top. */
export function MoodChart({ moodScore, moodValues }: { moodScore: number; moodValues: MoodValues }) {
  const most = Math.max(...moodValues, 1)
  const answers = moodValues.reduce((sum, count) => sum + count, 0)
  return (
    <ChartFrame
      title={t('score', { score: locale.number.format(moodScore) })}
      summary={t('answered', { count: answers })}
      data={{
        columns: [t('mood'), t('people')],
        rows: MOODS.map(({ name }, at) => [name, moodValues[at] ?? 0] as const),
      }}
    >
      <div className="grid grid-cols-5 gap-3 max-sm:gap-1.5">
        {MOODS.map(({ mood, emoji, name, hue }, at) => {
          const count = moodValues[at] ?? 0
          return (
            <div key={mood} data-hue={hue} className="flex flex-col items-center gap-1.5">
              <div className="flex h-36 w-full flex-col items-center justify-end border-b border-line">
                <span className="mb-1 text-sm font-medium digits">{count}</span>
                <div
                  className="w-full rounded-t-sm bg-hue-strong"
                  style={{ height: `${(count / most) * 80}%` }}
                />
              </div>
              <span className="text-2xl">{emoji}</span>
              <span className="min-h-[2lh] text-center text-xs leading-tight text-ink-soft">{name}</span>
            </div>
          )
        })}
      </div>
    </ChartFrame>
  )
}
