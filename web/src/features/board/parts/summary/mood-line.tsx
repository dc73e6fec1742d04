import { type MoodTone, toneOf } from '@retropulse/domain/board/mood/mood'
import { locale } from '../../../../lib/locale.ts'
import { t } from './messages.ts'

/** Colour and face by the tone of the score (MOOD-30). */
const LOOKS: Readonly<Record<MoodTone, { emoji: string; hue: number }>> = {
  high: { emoji: '😄', hue: 2 },
  middle: { emoji: '😐', hue: 1 },
  low: { emoji: '😫', hue: 5 },
}

/** The average mood of the team. */
export function MoodLine({ moodScore }: { moodScore: number }) {
  const { emoji, hue } = LOOKS[toneOf(moodScore)]
  return (
    <section
      data-hue={hue}
      className="flex items-center gap-4 rounded-md border border-hue-line bg-hue px-4 py-3 text-hue-ink"
    >
      <span aria-hidden="true" className="text-3xl">
        {emoji}
      </span>
      <div className="min-w-0 flex-1">
        <h4 className="text-xs font-medium text-hue-ink-soft">{t('mood')}</h4>
        <p className="font-display text-xl font-semibold digits">
          {t('moodOf', { score: locale.number.format(moodScore) })}
        </p>
      </div>
      <div aria-hidden="true" className="h-2 w-2/5 overflow-hidden rounded-full bg-hue-line">
        <div className="h-full rounded-full bg-hue-ink-soft" style={{ width: `${(moodScore / 5) * 100}%` }} />
      </div>
    </section>
  )
}
