import { clsx } from 'clsx'
import type { ReactNode, Ref } from 'react'
import { ChartTable } from './chart-table.tsx'
import type { ChartData } from './chart-table.tsx'
import { foldCardClass, FoldTitle, useFold } from './phone-fold.tsx'

export interface ChartLabel {
  text: string
  /** The height of the end of the line, from 0 at the top to 1 at the bottom of the drawing. */
  at: number
  /** The line's colour as text, e.g. `text-accent-ink`. */
  className: string
}

export interface ChartFrameProps {
  ref?: Ref<HTMLElement> | undefined
  title: string
  /** What the chart says first, in a few words: a phone has it below the title while the chart is folded. */
  value?: string | undefined
  /** What the chart shows, in one sentence. */
  summary?: ReactNode
  /** The newest figure of the chart, large above the drawing. */
  figure?: ReactNode
  /** Stands at the end of the line of the title. A picture of the chart leaves out elements with `data-no-picture`. */
  action?: ReactNode
  /** What the chart is about, where there is a choice; below the title on a phone. A picture leaves it out. */
  choice?: ReactNode
  /** The drawing; hidden from screen readers, which get the table. */
  children: ReactNode
  /** Names at the ends of the lines, instead of a legend. */
  labels?: readonly ChartLabel[] | undefined
  /** The same numbers as a table; its first column names the rows. */
  data: ChartData
  /** The table is shown in place of the drawing. */
  showsTable?: boolean | undefined
  /** Screen readers read the drawing, too, and it stays below the table. */
  isReadable?: boolean | undefined
}

/** A chart with its title, direct labels and its numbers as a table (INSIGHT-13). */
export function ChartFrame(props: ChartFrameProps) {
  const { ref, title, value, summary, figure, action, choice, children, labels, data } = props
  const { showsTable = false, isReadable = false } = props
  const fold = useFold()
  const isClosed = fold?.isOpen === false
  return (
    <figure ref={ref} className={clsx('flex min-w-0 flex-col', foldCardClass(fold))}>
      <figcaption>
        {/* The buttons are higher than the title, which the lines below it ignore. */}
        <div className="flex min-h-7 flex-wrap items-center justify-between gap-3">
          <FoldTitle value={value}>{title}</FoldTitle>
          {choice !== undefined && (
            <div data-no-picture className="max-sm:order-last max-sm:basis-full sm:max-w-3/5">
              {choice}
            </div>
          )}
          {fold === null && action}
        </div>
        {!isClosed && (
          // Below a choice the text would be read as its hint.
          <div
            className={clsx(
              'mt-1 flex items-start justify-between gap-3',
              choice !== undefined && 'max-sm:mt-3',
            )}
          >
            {summary !== undefined && <p className="text-sm text-pretty text-ink-soft">{summary}</p>}
            {/* Beside the title a phone has room for the arrow alone. */}
            {fold !== null && action}
          </div>
        )}
        {!isClosed && figure}
      </figcaption>
      {/* As high as the card beside it, for drawings that fill the height. */}
      <div id={fold?.partId} hidden={isClosed} className="flex flex-1 flex-col">
        {!showsTable && !isReadable && (
          <div aria-hidden="true" className="mt-5 flex flex-1 gap-3 forced-color-adjust-none">
            {/* At the foot of the card: drawings of cards in a row end alike, however long the texts above them are. */}
            <div className="flex min-w-0 flex-1 flex-col justify-end">{children}</div>
            {labels && (
              <div className="grid shrink-0 text-xs font-medium">
                {labels.map(({ text, at, className }) => (
                  <span
                    key={text}
                    style={{ top: `${at * 100}%` }}
                    className={clsx('relative col-start-1 row-start-1 h-0 leading-0', className)}
                  >
                    {text}
                  </span>
                ))}
              </div>
            )}
          </div>
        )}
        <ChartTable title={title} data={data} isSeen={showsTable} />
        {isReadable && (
          <div data-table={showsTable || undefined} className="mt-5">
            {children}
          </div>
        )}
      </div>
    </figure>
  )
}
