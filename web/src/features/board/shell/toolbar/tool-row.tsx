import type { ToolEntry } from './tool-list.ts'
import { closeThen } from '../../parts/controls/close-to.ts'
import { type Panel, type Tool, useBoardActions } from '../../model/board-handlers.ts'

/** A tool by its name, in a list. */
export function ToolRow({ id, label, icon, anchor }: ToolEntry & { id: Tool; anchor: HTMLElement }) {
  const { show, hide } = useBoardActions()
  return <Row {...{ label, icon }} onPress={() => closeThen(hide, () => show({ kind: id, anchor }))} />
}

/** A panel by its name, in a list. */
export function PanelRow({ id, label, icon }: ToolEntry & { id: Panel }) {
  const { togglePanel, hide } = useBoardActions()
  return <Row {...{ label, icon }} onPress={() => closeThen(hide, () => togglePanel(id))} />
}

function Row({ label, icon: Icon, onPress }: Pick<ToolEntry, 'label' | 'icon'> & { onPress: () => void }) {
  return (
    <li>
      <button
        type="button"
        onClick={onPress}
        className="touch-target flex h-10 w-full items-center gap-3 rounded-sm px-2 text-start text-sm hover:bg-fill"
      >
        <Icon aria-hidden="true" className="size-4.5 text-ink-faint" />
        {label()}
      </button>
    </li>
  )
}
