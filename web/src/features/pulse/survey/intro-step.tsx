import type { PulseFormat } from '@retropulse/domain/pulse/format'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { t } from './messages.ts'
import { RunnerFrame } from './runner-frame.tsx'
import { StepHead } from './step-head.tsx'
import { minutesFor } from './survey-minutes.ts'
import { aloneLinkClass } from '../../../ui/link-class.ts'

export interface IntroStepProps {
  format: PulseFormat
  /** From how many answers on results and comments show; null in a preview, as they are set when the survey starts. */
  floors: { results: number; comments: number } | null
  isGuest: boolean
  onStart: () => void
  preview?: string
}

/** The introduction, with what is stored and what the team can see (PULSE-40, PULSE-73). */
export function IntroStep({ format, floors, isGuest, onStart, preview }: IntroStepProps) {
  const isEmpty = format.topics.length === 0
  return (
    <RunnerFrame
      preview={preview}
      isShort
      footer={
        <>
          <Button
            variant="primary"
            size="lg"
            className="@max-lg:flex-1"
            disabledReason={isEmpty && preview === undefined ? t('intro.empty') : undefined}
            onClick={onStart}
          >
            {t('intro.begin')}
          </Button>
          {/* Touch screens show no tooltip; screen readers have the button's description. */}
          {isEmpty && (
            <p aria-hidden="true" className="me-auto text-sm text-ink-soft">
              {t('intro.empty')}
            </p>
          )}
        </>
      }
    >
      <div className="flex flex-col items-start">
        <StepHead step={format.meta.intro} />
        {!isEmpty && (
          <p className="mt-4 text-sm font-medium text-ink digits">
            {t('intro.questions', { count: format.topics.length })}
            {', '}
            {t('intro.minutes', { count: minutesFor(format.topics.length) })}
          </p>
        )}
      </div>
      <div className="mt-6 flex gap-3 rounded-md bg-fill px-4 py-3">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ok-ink" />
        <div className="flex min-w-0 flex-col items-start gap-1.5 text-sm text-ink-soft">
          <p>{t(isGuest ? 'intro.stored.guest' : 'intro.stored.user')}</p>
          {floors && <p>{t('intro.seen', { floor: floors.results, comments: floors.comments })}</p>}
          <Link to="/survey-privacy" className={aloneLinkClass}>
            {t('intro.privacy')}
          </Link>
        </div>
      </div>
    </RunnerFrame>
  )
}
