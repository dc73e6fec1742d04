import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Cards with their keys, in reading order. */
export type Cards = readonly { readonly key: string; readonly card: ReactNode }[]

export interface CardGridProps {
  charts: Cards
  /** A wide, low card between the charts and the lists; undefined without one. */
  share: ReactNode
  lists: Cards
}

/** Cards two in a row, each as high as the other one, in a window that is wide enough. No place stays empty. */
export function CardGrid({ charts, share, lists }: CardGridProps) {
  const cards = [...charts, ...(share === undefined ? [] : [{ key: 'share', card: share }]), ...lists]
  const wide = wideCard(charts.length, share !== undefined, lists.length)
  return (
    <div className="grid grid-cols-1 gap-4 empty:hidden max-sm:gap-0 max-sm:divide-y max-sm:divide-line md:grid-cols-2">
      {cards.map(({ key, card }, at) => (
        <div key={key} className={clsx('grid min-w-0', at === wide && 'md:col-span-2')}>
          {card}
        </div>
      ))}
    </div>
  )
}

/**
 * The place of the card that has a row to itself, since the number of cards is odd: that between the charts and the
 * lists where it begins a row, else the last one. Null where the number is even.
 */
export function wideCard(charts: number, hasShare: boolean, lists: number): number | null {
  const count = charts + (hasShare ? 1 : 0) + lists
  if (count % 2 === 0) return null
  return hasShare && charts % 2 === 0 ? charts : count - 1
}
