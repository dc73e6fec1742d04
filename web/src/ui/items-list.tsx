import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export interface ListItem {
  id: string
  /** A lucide icon; decoration. In a card it has a ground, like that of a `ServiceRow`. */
  icon: ReactNode
  name: ReactNode
  text?: ReactNode
  end: ReactNode
}

export interface ItemsListProps {
  rows: readonly ListItem[]
  /** Whether it is quiet, as for what is not in use. Its texts are short; those of others have the whole width of a phone. */
  isQuiet?: boolean
  /** It stands in a card, whose edge ends it. */
  isInCard?: boolean
}

/** A list of names with what is said of each, without a surface under it. */
export function ItemsList({ rows, isQuiet = false, isInCard = false }: ItemsListProps) {
  // As in a `ServiceRow`: on a phone the button stands below the texts, which have the width of the row.
  const isBelow = isInCard && !isQuiet
  const tall = isQuiet || isBelow ? 'row-start-1 row-span-2' : 'row-start-1 sm:row-span-2'
  return (
    <ul className={clsx('border-line', isInCard ? 'border-t' : 'border-y')}>
      {rows.map(({ id, icon, name, text, end }) => (
        <li
          key={id}
          className={clsx(
            'grid min-h-13 grid-cols-[auto_minmax(0,1fr)_auto] items-center border-b border-line text-sm last:border-b-0',
            isBelow ? 'gap-x-4 py-4' : 'gap-x-3 py-2.5',
          )}
        >
          <span
            aria-hidden="true"
            className={clsx(
              tall,
              isBelow
                ? 'flex size-10 self-start items-center justify-center rounded-md bg-fill text-ink-soft [&>svg]:size-5'
                : 'text-ink-faint [&>svg]:size-4',
            )}
          >
            {icon}
          </span>
          <div
            className={clsx(
              'font-medium wrap-anywhere',
              isQuiet && 'text-ink-soft',
              isBelow && 'max-sm:col-span-2 max-sm:col-start-2',
              text === undefined ? 'row-span-2' : isQuiet || isBelow ? 'self-end' : 'sm:self-end',
            )}
          >
            <bdi>{name}</bdi>
          </div>
          {text !== undefined && (
            <div
              className={clsx(
                'col-start-2 row-start-2 self-start text-xs',
                isQuiet ? 'text-ink-faint' : 'text-ink-soft max-sm:col-end-4',
                !isQuiet && !isBelow && 'max-sm:mt-1.5',
              )}
            >
              {text}
            </div>
          )}
          <div
            className={clsx(
              'text-ink-faint digits',
              isBelow
                ? 'col-start-2 row-start-3 max-sm:mt-2 sm:col-start-3 sm:row-span-2 sm:row-start-1'
                : ['col-start-3', tall],
            )}
          >
            {end}
          </div>
        </li>
      ))}
    </ul>
  )
}
