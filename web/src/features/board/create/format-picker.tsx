import type { Format } from '@retropulse/domain/board/format'
import { FORMATS } from '@retropulse/domain/board/formats'
import CircleCheck from 'lucide-react/icons/circle-check'
import { columnHues } from '../../../lib/column-hues.ts'
import { t } from './messages.ts'

export interface FormatPickerProps {
  slug: string | undefined
  onPick: (slug: string) => void
}

/** The formats as cards, each with the columns that it gives. */
export function FormatPicker({ slug, onPick }: FormatPickerProps) {
  return (
    <fieldset>
      <legend className="text-sm font-medium">{t('format')}</legend>
      <div className="mt-2 grid gap-3 sm:grid-cols-3">
        {FORMATS.map((format) => (
          <label
            key={format.slug}
            className="group relative flex cursor-pointer flex-col gap-3 rounded-lg border border-line bg-surface p-4 transition-colors duration-fast hover:border-line-strong has-checked:border-accent has-checked:outline has-checked:outline-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <span className="flex min-h-5 items-center justify-between gap-2">
              <span className="font-semibold">{format.name}</span>
              <CircleCheck
                aria-hidden="true"
                className="size-5 text-accent-ink opacity-0 transition-opacity duration-fast group-has-checked:opacity-100"
              />
            </span>
            <input
              type="radio"
              name="format"
              value={format.slug}
              checked={format.slug === slug}
              onChange={() => onPick(format.slug)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span className="flex flex-wrap gap-1.5">
              {huedColumns(format).map(({ name, hue }) => (
                <span
                  key={name}
                  data-hue={hue}
                  className="rounded-sm border border-hue-line bg-hue px-2 py-1 text-xs text-hue-ink"
                >
                  {name}
                </span>
              ))}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function huedColumns({ columns }: Format) {
  const hues = columnHues(columns.map((column) => column.meaning))
  return columns.map(({ name }, at) => ({ name, hue: hues[at] }))
}
