import { useLive } from '../../model/board-store.ts'
import { BrainstormButton } from './brainstorm-button.tsx'
import { ToolPopover } from '../../parts/controls/tool-popover.tsx'
import { t } from '../../model/messages.ts'
import { MORE_TOOLS } from './more-tools.ts'
import { EVERYBODYS_PANELS, FACILITATORS_PANELS, FACILITATORS_TOOLS, RESULTS_TOOL } from './tool-list.ts'
import { availableResults } from '../../parts/results/available-results.ts'
import { PanelRow, ToolRow } from './tool-row.tsx'
import { useToolList } from './use-tool-list.ts'

/** The list of tools that have no room in the bar; on a phone or a compact board all tools (BOARD-22, BOARD-51). */
export function ToolSheet({ anchor }: { anchor: HTMLElement }) {
  const isList = useToolList()
  const isFacilitator = useLive((view) => view.you.isFacilitator)
  const disableGifs = useLive((view) => view.board.disableGifs)
  const hasResults = useLive((view) => availableResults(view.board).length > 0)
  const panels = EVERYBODYS_PANELS.filter(({ id }) => id !== 'gifs' || !disableGifs)
  const tools = isList ? [...FACILITATORS_TOOLS, ...MORE_TOOLS] : MORE_TOOLS
  return (
    <ToolPopover anchor={anchor} title={t('tools.more')} className="w-72 p-3">
      {isList && (
        <ul className="flex flex-col">
          {panels.map((entry) => (
            <PanelRow key={entry.id} {...entry} />
          ))}
          {hasResults && <ToolRow {...RESULTS_TOOL} anchor={anchor} />}
        </ul>
      )}
      {isFacilitator && (
        <>
          {isList && (
            <h3 className="mt-3 mb-1 px-2 text-xs font-medium text-ink-faint">{t('tools.facilitator')}</h3>
          )}
          {isList && <BrainstormButton className={rowLook} />}
          <ul className="flex flex-col">
            {isList && FACILITATORS_PANELS.map((entry) => <PanelRow key={entry.id} {...entry} />)}
            {tools.map((entry) => (
              <ToolRow key={entry.id} {...entry} anchor={anchor} />
            ))}
            {!isList && hasResults && <ToolRow {...RESULTS_TOOL} anchor={anchor} />}
          </ul>
        </>
      )}
    </ToolPopover>
  )
}

/** The look of the brainstorm button as a row of the list. */
const rowLook =
  'h-10! w-full justify-start! gap-3! px-2! font-normal! not-aria-pressed:text-ink [&_svg]:size-4.5 ' +
  'not-aria-pressed:[&_svg]:text-ink-faint'
