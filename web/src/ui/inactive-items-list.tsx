import { ItemsList, type ItemsListProps } from './items-list.tsx'

/** A list of what is not in use. */
export function InactiveItemsList(props: Pick<ItemsListProps, 'rows' | 'isInCard'>) {
  return <ItemsList {...props} isQuiet />
}
