import { useState } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { t } from '../messages.ts'
import { PreviewPicture } from './preview-picture.tsx'
import type { StepKey, SurveyDraft } from './survey-draft.ts'

export interface PreviewDialogProps {
  draft: SurveyDraft
  /** The step that it opens with: the keyboard of a phone that goes away scrolls the page to another one. */
  first: StepKey
  onClose: () => void
}

/** The survey as participants will see it, a step at a time, from the one that is being edited on (PULSE-89). */
export function PreviewDialog({ draft, first, onClose }: PreviewDialogProps) {
  const [shown, setShown] = useState(first)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('preview')}
      description={t('preview.text')}
      closeLabel={t('preview.close')}
      isReading
    >
      {/* The card scrolls in itself, so that its buttons keep their place from step to step. */}
      <PreviewPicture
        draft={draft}
        shown={shown}
        onTurn={setShown}
        className="[--preview-height:clamp(16rem,100dvh-15rem,34rem)]"
      />
    </Dialog>
  )
}
