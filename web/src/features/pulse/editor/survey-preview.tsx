import { Suspense } from 'react'
import { lazyOnDemand } from '../../../ui/lazy-component.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { t } from '../messages.ts'
import type { SurveyDraft } from './survey-draft.ts'
import { useStepInView } from './use-step-in-view.ts'

// The fields are there before it.
const PreviewPicture = lazyPart(async () => (await import('./preview-picture.tsx')).PreviewPicture)
const PreviewDialog = lazyOnDemand(async () => (await import('./preview-dialog.tsx')).PreviewDialog)

export interface SurveyPreviewProps {
  draft: SurveyDraft
  isOpen: boolean
  onClose: () => void
}

/**
 * The step that is being edited or read: beside the fields on a wide window (PULSE-76), in a dialog on one that has no
 * room for it (PULSE-89).
 */
export function SurveyPreview({ draft, isOpen, onClose }: SurveyPreviewProps) {
  const [shown, setShown] = useStepInView()
  return (
    <>
      <div className="sticky top-20 hidden flex-col self-start select-none min-[75rem]:flex">
        <p className="mb-2 text-sm font-medium text-ink-soft">{t('preview')}</p>
        <PreviewPicture
          draft={draft}
          shown={shown}
          onTurn={setShown}
          onFail={nothing}
          className="[--preview-height:min(34rem,100dvh-10rem)]"
        />
      </div>
      {isOpen && (
        <Suspense>
          <PreviewDialog draft={draft} first={shown} onClose={onClose} />
        </Suspense>
      )}
    </>
  )
}

/** Without the preview the survey is edited and saved all the same. */
function nothing(): void {}
