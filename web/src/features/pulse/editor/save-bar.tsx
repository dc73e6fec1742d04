import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { PageMark } from '../../../ui/page-mark.tsx'
import { t } from '../messages.ts'
import { useDockedBar } from '../use-docked-bar.ts'
import type { SurveyForm } from './use-survey-form.ts'

/** The bar with the save button, which stays visible however many questions there are. */
export function SaveBar({ form, button }: { form: SurveyForm; button: ReactNode }) {
  const { isChanged, startOver, errors } = form
  const bar = useRef<HTMLDivElement>(null)
  useDockedBar(bar)
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-(--z-sticky) -mx-4 flex flex-col gap-3 rounded-b-lg border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6"
    >
      <PageMark name="docked-bar" />
      <FormAlert text={errors.form} />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        {isChanged && (
          <div className="flex flex-1 items-center gap-2 text-sm text-ink-soft">
            <Button
              variant="quiet"
              icon={<RotateCcw aria-hidden="true" className="size-4" />}
              onClick={startOver}
              className="-ms-3"
            >
              {t('startOver')}
            </Button>
            <span className="hidden sm:inline">{t('kept')}</span>
          </div>
        )}
        {button}
      </div>
    </div>
  )
}
