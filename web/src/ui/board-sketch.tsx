import { clsx } from 'clsx'
import { columnHues, type ColumnLook } from '../lib/column-hues.ts'
import { shortColumnName } from '../lib/short-column-name.ts'

export interface BoardSketchProps {
  columns: readonly ColumnLook[]
  /** The address of the picture below the board; null for none. */
  picture: string | null
  /** Whether the columns show their names, as they will on the board. */
  isNamed?: boolean
  /** It is a strip, which leaves room for what follows. */
  isStrip?: boolean
  className?: string
}

/** A board in small: its background and a sheet for each column. It is decoration; the names stand beside it. */
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
        '@container relative block w-full overflow-hidden bg-fill-strong',
        isStrip ? 'h-24 lg:h-22' : 'aspect-16/9',
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
          className="absolute inset-0 size-full object-cover"
        />
      )}
      <span className="absolute inset-0 bg-art-shade" />
      <span
        className={clsx(
          'absolute bottom-0 flex justify-center',
          // Names have all the room there is.
          isNamed ? 'inset-x-2 top-[28%] gap-1' : 'inset-x-3 top-[28%] gap-1.5 max-sm:@max-2xs:top-[64%]',
        )}
      >
        {columns.map(({ name }, at) => (
          <span
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place here
            key={at}
            data-hue={hues[at]}
            className={clsx(
              'flex min-w-0 flex-1 flex-col gap-1 rounded-t-sm border border-b-0 border-hue-line bg-hue-art p-1',
              isNamed ? 'max-w-28' : 'max-w-14 max-sm:@max-2xs:max-w-6 max-sm:@max-2xs:bg-hue-art-small',
            )}
          >
            {isNamed ? (
              // Two lines for each name, so that the notes below stand in line.
              <span className="line-clamp-2 min-h-[2lh] content-center text-center text-[0.6875rem] leading-tight font-medium wrap-anywhere text-hue-ink">
                {shortColumnName(name)}
              </span>
            ) : (
              <span className="mx-auto h-1 w-3/5 rounded-full bg-hue-art-head" />
            )}
            {NOTES.slice(0, 1 + (at % 3)).map((height) => (
              <span
                key={height}
                style={{ height: `${height}%` }}
                className="rounded-sm bg-hue-art-note max-sm:@max-2xs:hidden"
              />
            ))}
          </span>
        ))}
      </span>
    </span>
  )
}

/** Heights of the notes in a column, in percent. */
const NOTES: readonly number[] = [22, 16, 26]
