import type { Column } from '@retropulse/domain/board/state'
import type { ColumnId } from '@retropulse/domain/kernel/ids'
import { useId } from 'react'
import { columnHues } from '../../../../../lib/column-hues.ts'
import { columnTitle } from '../../../model/column-name.ts'
import { t } from './messages.ts'

export interface ColumnChoiceProps {
  columns: readonly Column[]
  /** Null: all of them. */
  value: ColumnId | null
  onChoose: (columnId: ColumnId | null) => void
}

/** Chooses one column, or all columns (VOTE-1). */
export function ColumnChoice({ columns, value, onChoose }: ColumnChoiceProps) {
  const name = useId()
  const hues = columnHues(columns.map(({ meaning }) => meaning))
  const options = [
    { id: null, label: t('all'), hue: undefined },
    ...columns.map((column, at) => ({
      id: column.id,
      label: columnTitle(column.name).name,
      hue: hues[at],
    })),
  ]
  return (
    <fieldset className="flex flex-col gap-1">
      <legend className="mb-1 text-sm font-medium">{t('where')}</legend>
      {options.map(({ id, label, hue }) => (
        <label
          key={id ?? 'all'}
          className="touch-target flex min-h-8 cursor-pointer items-center gap-2.5 rounded-sm px-2 text-sm hover:bg-fill has-checked:bg-accent-soft has-checked:text-accent-ink"
        >
          <input
            type="radio"
            name={name}
            checked={id === value}
            onChange={() => onChoose(id)}
            className="size-4 shrink-0 accent-(--color-accent)"
          />
          <span dir="auto" className="min-w-0 flex-1 truncate">
            {label}
          </span>
          {hue !== undefined && (
            <span
              aria-hidden="true"
              data-hue={hue}
              className="size-2.5 shrink-0 rounded-full bg-hue-strong"
            />
          )}
        </label>
      ))}
    </fieldset>
  )
}
