import { clsx } from 'clsx'
import { columnHues, type ColumnLook } from '../lib/column-hues.ts'
import { shortColumnName } from '../lib/short-column-name.ts'

export interface BoardSketchProps {
  columns: readonly ColumnLook[]
  /** The address of the picture below the board; null for none. */
  picture: string | null
  /** Whether the columns show their names, as they will on the board. */
  isNamed?: boolean
  /** Its height is that of the class name, which may be a strip that leaves room for what follows. */
  isStrip?: boolean
  className?: string
}

/**
 * A board in small, drawn like a board: its background, and for each column its header with notes below. It is
 * decoration; the names stand beside it.
 */
export function BoardSketch({
  columns,
  picture,
  isNamed = false,
  isStrip = false,
  className,
}: BoardSketchProps) {
  const hues = columnHues(columns.map(({ meaning }) => meaning))
  return (
    <span
      aria-hidden="true"
      className={clsx(
        '@container relative block w-full overflow-hidden bg-desk',
        !isStrip && 'aspect-16/9',
        className,
      )}
    >
      {picture !== null && (
        <img
          key={picture}
          src={picture}
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          draggable={false}
          data-art="sketch"
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <span
        className={clsx(
          'absolute flex justify-center',
          // Names have all the room there is; a small picture has little.
          isNamed
            ? 'inset-x-2 inset-y-3 grid auto-cols-[minmax(0,7rem)] grid-flow-col grid-rows-[auto_minmax(0,1fr)] gap-1'
            : 'inset-x-[7%] top-[11%] bottom-0 gap-[2.5%]',
        )}
      >
        {columns.map(({ name }, at) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place here
            key={at}
            data-hue={hues[at]}
            className={clsx(
              'min-w-0',
              // The plates share a row, which is as high as the longest name, so that the notes below stand in line.
              isNamed ? 'row-span-2 grid grid-rows-subgrid' : 'flex max-w-[22%] flex-1 flex-col gap-[3.5%]',
            )}
          >
            {isNamed ? (
              <span className="line-clamp-2 content-center rounded-t-sm border-b-2 border-hue-strong bg-hue-plate px-1 py-1 text-center text-[0.6875rem] leading-tight font-medium wrap-anywhere text-ink">
                {shortColumnName(name)}
              </span>
            ) : (
              // A plate without a name would look like a field that waits for one: the line of the column stands alone.
              <span className="line-small h-0.75 shrink-0 rounded-full @max-[8rem]:h-0.5" />
            )}
            {/* Below a name they share what is left, so that none is cut; those without room are the next line, unseen. */}
            <span
              className={clsx(
                isNamed ? 'flex min-h-0 flex-1 flex-col gap-1' : 'contents',
                isStrip && 'flex-wrap content-start overflow-hidden',
              )}
            >
              {NOTES.slice(0, 1 + (at % 3)).map(({ percent, highest }) => (
                <span
                  key={percent}
                  style={{ height: `${isStrip ? STRIP_NOTE : picture === null ? 2 * percent : percent}%` }}
                  className={clsx(
                    'note-small rounded-sm border @max-[8rem]:rounded-none',
                    isStrip && ['w-full', highest],
                  )}
                />
              ))}
            </span>
          </span>
        ))}
      </span>
    </span>
  )
}

/**
 * Heights of the notes in a column, in percent: low ones, since the picture is what tells a format from the next. And
 * the most that one has in a strip.
 */
const NOTES = [
  { percent: 10, highest: 'max-h-5' },
  { percent: 8, highest: 'max-h-4' },
  { percent: 12, highest: 'max-h-6' },
] as const

/** A low strip has two notes in a column, which look like notes: three would be slivers. */
const STRIP_NOTE = 42
