import type { ColumnId } from '@retropulse/domain/kernel/ids'

/** The tab that a key leads to, from the last one to the first and back; null for keys that do not change tabs. */
export function nextTab(
  columns: readonly { readonly id: ColumnId }[],
  open: ColumnId,
  key: string,
): ColumnId | null {
  const at = columns.findIndex(({ id }) => id === open)
  switch (key) {
    case 'ArrowRight':
      return columns[(at + 1) % columns.length]?.id ?? null
    case 'ArrowLeft':
      return columns.at(at - 1)?.id ?? null
    case 'Home':
      return columns[0]?.id ?? null
    case 'End':
      return columns.at(-1)?.id ?? null
    default:
      return null
  }
}
