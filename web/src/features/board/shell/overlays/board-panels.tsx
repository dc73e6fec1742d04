import { lazyPart } from '../../../../ui/lazy-part.tsx'
import type { Panel } from '../../model/board-handlers.ts'

const ActionsPanel = lazyPart(
  async () => (await import('../../parts/action-items/actions-panel.tsx')).ActionsPanel,
)
const IcebreakerPanel = lazyPart(
  async () => (await import('../../parts/media/icebreaker-panel.tsx')).IcebreakerPanel,
)
const GifPanel = lazyPart(async () => (await import('../../parts/gifs/gif-panel.tsx')).GifPanel)

const SuggestionsPanel = lazyPart(
  async () => (await import('../../parts/suggestions/suggestions-panel.tsx')).SuggestionsPanel,
)

const PANELS = {
  actions: ActionsPanel,
  icebreaker: IcebreakerPanel,
  gifs: GifPanel,
  suggestions: SuggestionsPanel,
} satisfies Record<Panel, unknown>

/** The panel that is open beside the notes; at most one at a time. */
export function BoardPanels({ panel, onClose }: { panel: Panel | null; onClose: () => void }) {
  if (panel === null) return null
  const Open = PANELS[panel]
  return <Open onFail={onClose} />
}
