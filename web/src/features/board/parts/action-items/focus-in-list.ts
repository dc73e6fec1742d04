import type { ActionId } from '@retropulse/domain/kernel/ids'

/**
 * Runs an act that takes an action item out of its list, and keeps the focus there: on the action item that follows, or
 * on the field for a new one when the list is empty.
 */
export function focusInList(actionId: ActionId, take: () => void): void {
  const row = document.querySelector(`[data-action="${CSS.escape(actionId)}"]`)
  const list = row?.parentElement ?? null
  const at = list === null || row === null ? -1 : [...list.children].indexOf(row)
  take()
  const checks = [...(list?.querySelectorAll<HTMLElement>('[data-check]') ?? [])]
  const next = list?.isConnected === true ? (checks[at] ?? checks.at(-1)) : undefined
  const field = document.querySelector<HTMLElement>('[data-actions-panel] [role="tab"][aria-selected="true"]')
  const target = next ?? field
  target?.focus()
}
