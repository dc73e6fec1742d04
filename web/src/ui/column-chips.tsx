import { columnHues, type ColumnLook } from '../lib/column-hues.ts'

/** The names of columns, each in the colour of its meaning. */
export function ColumnChips({ columns }: { columns: readonly ColumnLook[] }) {
  const hues = columnHues(columns.map(({ meaning }) => meaning))
  return (
    <span className="flex flex-wrap gap-1.5">
      {columns.map(({ name }, at) => (
        <span
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place here
          key={at}
          data-hue={hues[at]}
          className="max-w-full truncate rounded-sm border border-hue-line bg-hue px-2 py-0.5 text-xs text-hue-ink"
        >
          {name}
        </span>
      ))}
    </span>
  )
}
