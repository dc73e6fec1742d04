import Eye from 'lucide-react/icons/eye'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageMark } from '../../../ui/page-mark.tsx'
import { t } from '../messages.ts'
import { useDockedBar } from '../../../ui/use-docked-bar.ts'
import type { SurveyForm } from './use-survey-form.ts'

export interface SaveBarProps {
  form: SurveyForm
  button: ReactNode
  /** Opens the preview, where the window has no room for one beside the fields. */
  onPreview: () => void
}

/**
 * The bar with the save button, which stays visible however many questions there are: as wide as a narrow window, the
 * foot of the card on a wide one. A border image makes no page wider than its window.
 */
export function SaveBar({ form, button, onPreview }: SaveBarProps) {
  const { isChanged, startOver, errors } = form
  const bar = useRef<HTMLDivElement>(null)
  useDockedBar(bar)
  return (
    <>
      <div
        ref={bar}
        className="sticky bottom-0 z-(--z-sticky) flex flex-col gap-3 bg-surface pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:max-[75rem]:mt-6 max-[75rem]:[border-image:linear-gradient(var(--color-line)_1px,var(--color-surface)_1px)_fill_0//0_100vw] min-[75rem]:border min-[75rem]:border-b-0 min-[75rem]:border-line min-[75rem]:px-6"
      >
        <PageMark name="docked-bar" />
        <FormAlert text={errors.form} />
        {/* On a phone of 360 pixels all four buttons stand in one row. */}
        <div className="flex flex-wrap items-center justify-end gap-x-2 gap-y-2 sm:gap-x-4">
          {isChanged && (
            <div className="flex flex-1 items-center gap-2 text-sm text-ink-soft">
              <Button
                variant="quiet"
                icon={<RotateCcw aria-hidden="true" className="size-4 max-sm:hidden" />}
                onClick={startOver}
                className="-ms-3 max-sm:-me-2 max-sm:px-3"
              >
                {t('startOver')}
              </Button>
              <span className="hidden sm:inline">{t('kept')}</span>
            </div>
          )}
          <Button
            icon={<Eye aria-hidden="true" className="size-4 max-sm:hidden" />}
            aria-haspopup="dialog"
            onClick={onPreview}
            className="max-sm:px-3 min-[75rem]:hidden"
          >
            {t('preview')}
          </Button>
          {button}
        </div>
      </div>
      {/* The round corners of the card: while the bar stays at the edge of the window they are below it. */}
      <div className="h-4 rounded-b-lg border border-t-0 border-line bg-surface max-[75rem]:hidden" />
    </>
  )
}
