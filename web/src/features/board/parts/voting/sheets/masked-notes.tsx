import { Button } from '../../../../../ui/button.tsx'
import { refusalText } from '../../../model/refusal-text.ts'
import { t } from './messages.ts'

/** Why no vote starts while brainstorming, and a button that ends it (VOTE-5). */
export function MaskedNotes({ onReveal }: { onReveal: () => void }) {
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p className="text-ink-soft">{refusalText('brainstorming-running')}</p>
      <Button variant="primary" onClick={onReveal}>
        {t('endBrainstorming')}
      </Button>
    </div>
  )
}
