import { deferred } from '../overlay/deferred.tsx'
import type { Panel } from './board-actions.ts'

const ActionsPanel = deferred(async () => (await import('../actions/actions-panel.tsx')).ActionsPanel)
const IcebreakerPanel = deferred(async () => (await import('../media/icebreaker-panel.tsx')).IcebreakerPanel)
const GifPanel = deferred(async () => (await import('../gifs/gif-panel.tsx')).GifPanel)

const PANELS = { actions: ActionsPanel, icebreaker: IcebreakerPanel, gifs: GifPanel } satisfies Record<
  Panel,
  unknown
>

/** The panel that is open beside the notes; at most one at a time. */
export function BoardPanels({ panel, onClose }: { panel: Panel | null; onClose: () => void }) {
  if (panel === null) return null
  const Open = PANELS[panel]
  return <Open onFail={onClose} />
}
