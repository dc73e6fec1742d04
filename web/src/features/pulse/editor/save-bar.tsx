import RotateCcw from 'lucide-react/icons/rotate-ccw'
import type { ReactNode } from 'react'
import { FormAlert } from '../../../lib/form-alert.tsx'
import { Button } from '../../../ui/button.tsx'
import { t } from '../messages.ts'
import type { SurveyForm } from './use-survey-form.ts'

/** Stays in sight however many questions there are: what becomes of what was typed. */
export function SaveBar({ form, button }: { form: SurveyForm; button: ReactNode }) {
  const { isChanged, startOver, errors } = form
  return (
    <div
      data-thumb-button
      className="sticky bottom-0 z-(--z-sticky) -mx-1 mt-4 flex flex-col gap-3 bg-desk px-1 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
    >
      <FormAlert text={errors.form} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-h-10 min-w-0 flex-1 items-center gap-2 text-sm text-ink-soft">
          {isChanged ? (
            <>
              <Button
                variant="quiet"
                icon={<RotateCcw aria-hidden="true" className="size-4" />}
                onClick={startOver}
                className="-ms-3"
              >
                {t('startOver')}
              </Button>
              <span className="hidden sm:inline">{t('kept')}</span>
            </>
          ) : (
            <span>{t('unchanged')}</span>
          )}
        </div>
        {button}
      </div>
    </div>
  )
}
