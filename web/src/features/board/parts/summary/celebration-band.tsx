import type { RetroSummary } from '@retropulse/domain/board/summary/summary'
import { useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { hueGround } from '../../../../ui/hue.ts'
import { CelebrationArt } from './celebration-art.tsx'
import { type CelebrationTone, celebrationTone, TONE_HUE } from './celebration.ts'
import { t } from './messages.ts'
import { useCelebration } from './use-celebration.ts'

export interface CelebrationBandProps {
  summary: RetroSummary
  /** Null where no mood is disclosed. */
  moodScore: number | null
}

/** The end of a summary: a drawing and a word that fit the mood, and a button to celebrate again (SUMMARY-32). */
export function CelebrationBand({ summary, moodScore }: CelebrationBandProps) {
  const tone = celebrationTone(summary, moodScore)
  return tone && <Band tone={tone} />
}

function Band({ tone }: { tone: CelebrationTone }) {
  const band = useRef<HTMLElement>(null)
  const celebrateAgain = useCelebration(tone, band)
  return (
    <section
      ref={band}
      aria-label={t('celebration')}
      data-print="none"
      data-hue={TONE_HUE[tone]}
      className={`mt-7 sm:mt-5 overflow-hidden rounded-md border border-hue-line text-hue-ink ${hueGround}`}
    >
      <CelebrationArt tone={tone} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 pt-3 pb-4">
        <div className="min-w-0 flex-1 basis-60">
          <p className="font-display text-xl font-semibold tracking-tight">{t(`celebration.${tone}`)}</p>
          <p className="mt-0.5 text-sm text-hue-ink-soft">{t(`celebration.${tone}.text`)}</p>
        </div>
        <Button size="sm" onClick={celebrateAgain}>
          {t(tone === 'low' ? 'playAgain' : 'celebrateAgain')}
        </Button>
      </div>
    </section>
  )
}
