import EyeOff from 'lucide-react/icons/eye-off'
import { EmptyState } from '../../../../ui/empty-state.tsx'
import { SidePanel } from '../../../../ui/side-panel.tsx'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useLive } from '../../model/board-store.ts'
import { ActionSuggestions } from './action-suggestions.tsx'
import { GroupSuggestions } from './group-suggestions.tsx'
import { t } from './messages.ts'
import { SummarySuggestion } from './summary-suggestion.tsx'
import { TitleSuggestions } from './title-suggestions.tsx'

/** What a facilitator may ask the writer for; each answer is a proposal (BOT-24, BOT-25, BOT-27, BOT-28). */
export function SuggestionsPanel() {
  const { togglePanel } = useBoardHandlers()
  const isMasked = useLive((view) => view.board.isMasked)
  return (
    <SidePanel isTall title={t('title')} closeLabel={t('close')} onClose={() => togglePanel('suggestions')}>
      {isMasked ? (
        <EmptyState icon={<EyeOff />} title={t('masked')} text={t('masked.text')} />
      ) : (
        <>
          <p className="text-sm text-pretty text-ink-soft">{t('intro')}</p>
          <div data-suggestions-panel className="flex flex-col gap-7 pt-5">
            <GroupSuggestions />
            <TitleSuggestions />
            <ActionSuggestions />
            <SummarySuggestion />
          </div>
        </>
      )}
    </SidePanel>
  )
}
