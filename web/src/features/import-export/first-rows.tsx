import ChevronDown from 'lucide-react/icons/chevron-down'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { t } from './messages.ts'

export interface FirstRowsProps {
  /** Items of a list, each with a key. */
  rows: readonly ReactNode[]
  /** Whether all rows are shown from the start. */
  startsWhole?: boolean
  className?: string | undefined
}

/**
 * The first rows of a list, and a button that shows the others. A list that scrolls within the page would stop a finger
 * that scrolls the page, and may end between two rows, as if it were complete.
 */
export function FirstRows({ rows, startsWhole = false, className }: FirstRowsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setWhole] = useState(startsWhole)
  const isCut = !isWhole && rows.length > ROWS_MAX
  const showAll = () => {
    flushSync(() => setWhole(true))
    // The button is gone: the focus goes on to the first row that it has shown.
    list.current?.children[ROWS_FIRST]?.querySelector<HTMLElement>('input, select')?.focus()
  }
  return (
    <>
      <ul ref={list} className={className}>
        {isCut ? rows.slice(0, ROWS_FIRST) : rows}
      </ul>
      {isCut && (
        <div className="border-t border-line p-1">
          <Button
            variant="quiet"
            icon={<ChevronDown aria-hidden="true" className="size-4" />}
            className="w-full"
            onClick={showAll}
          >
            {t('showAll', { count: rows.length })}
          </Button>
        </div>
      )}
    </>
  )
}

const ROWS_FIRST = 8
/** The most rows that are shown at once: a button in the place of one or two rows would save none. */
const ROWS_MAX = 10
