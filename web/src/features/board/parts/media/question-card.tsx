import Shuffle from 'lucide-react/icons/shuffle'
import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { hueGround } from '../../../../ui/hue.ts'
import { t } from './messages.ts'
import { QUESTION_KEYS, t as questionText } from './questions/messages.ts'

/** One question at a time, in a new order for each visit; none comes twice before all have come (ICE-2). */
export function QuestionCard({ onAsk }: { onAsk?: (question: string) => void }) {
  const [order] = useState(() => shuffled(QUESTION_KEYS, Math.random))
  const [at, setAt] = useState(0)
  const key = order[at % order.length]
  const question = key === undefined ? '' : questionText(key)
  return (
    <div
      data-hue="1"
      className={`@container flex flex-col items-start gap-4 rounded-md border border-hue-line p-5 ${hueGround}`}
    >
      <p className="text-xs font-medium text-hue-ink-soft">{t('question')}</p>
      <p
        aria-live="polite"
        className="min-h-18 content-center font-display text-xl @md:min-h-14 font-semibold text-balance text-hue-ink"
      >
        {question}
      </p>
      <div className="flex flex-wrap gap-2">
        {onAsk && (
          <Button variant="primary" onClick={() => onAsk(question)}>
            {t('ask')}
          </Button>
        )}
        <Button icon={<Shuffle aria-hidden="true" className="size-4" />} onClick={() => setAt(at + 1)}>
          {t('next')}
        </Button>
      </div>
    </div>
  )
}

/** The same items in another order; `random` returns a number from 0 up to 1. */
export function shuffled<Thing>(things: readonly Thing[], random: () => number): readonly Thing[] {
  const drawn = things.map((thing) => ({ thing, at: random() }))
  return drawn.sort((one, other) => one.at - other.at).map(({ thing }) => thing)
}
