import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { t } from '../messages.ts'
import { PreviewPicture } from './preview-picture.tsx'
import { keyOf, type StepKey, type SurveyDraft } from './survey-draft.ts'

export interface PreviewDialogProps {
  draft: SurveyDraft
  /** The step that it opens with: the keyboard of a phone that goes away scrolls the page to another one. */
  first: StepKey
  onClose: () => void
}

/** The survey as participants will see it, a step at a time, from the one that is being edited on (PULSE-89). */
export function PreviewDialog({ draft, first, onClose }: PreviewDialogProps) {
  const [shown, setShown] = useState(first)
  const steps: StepKey[] = ['intro', ...draft.topics.map(keyOf), 'end']
  const at = steps.indexOf(shown)
  const [before, after] = [steps[at - 1], steps[at + 1]]
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('preview')}
      description={t('preview.text')}
      closeLabel={t('preview.close')}
      isReading
      footer={
        <div className="flex flex-1 justify-between gap-2">
          <Button
            disabledReason={before === undefined ? t('preview.first') : undefined}
            onClick={() => before && setShown(before)}
          >
            {t('preview.before')}
          </Button>
          <Button
            disabledReason={after === undefined ? t('preview.last') : undefined}
            onClick={() => after && setShown(after)}
          >
            {t('preview.after')}
          </Button>
        </div>
      }
    >
      {/* A change of the step is announced by the name of its picture. */}
      <div aria-live="polite" className="select-none">
        <PreviewPicture draft={draft} shown={shown} />
      </div>
    </Dialog>
  )
}
