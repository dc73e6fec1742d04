import { ItemsList, type ListItem } from './items-list.tsx'

/** A list of what is not in use. */
export function InactiveItemsList({ rows }: { rows: readonly ListItem[] }) {
  return <ItemsList rows={rows} isQuiet />
}
