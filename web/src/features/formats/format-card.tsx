import type { Format } from '@retropulse/domain/board/formats/format'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { backgroundAddress } from '../../lib/picture-address.ts'
import { BoardSketch } from '../../ui/board-sketch.tsx'

interface FormatCardProps {
  format: Format
  /** Stands at the end of the line of the name, which keeps room for it; null while there is none. */
  mark?: ReactNode
}

/**
 * What a card of the gallery shows of a format; the label or link that it belongs to surrounds it. On a phone it is a
 * row; in a list with `data-low` it has a lower picture and no sentence.
 */
export function FormatCard({ format: { name, sentence, columns, theme }, mark }: FormatCardProps) {
  return (
    <>
      <BoardSketch
        columns={columns}
        picture={theme === null ? null : backgroundAddress(theme)}
        className="max-sm:aspect-auto max-sm:min-h-16 max-sm:w-24 max-sm:shrink-0 sm:aspect-3/2 sm:group-data-few/list:max-h-37 sm:group-data-low/list:aspect-auto sm:group-data-low/list:h-20"
      />
      <span className="flex min-w-0 flex-1 flex-col gap-1 sm:p-3.5 max-sm:justify-center max-sm:gap-0.5 max-sm:py-2.5 max-sm:ps-3 sm:group-data-low/list:gap-0 sm:group-data-low/list:py-2.5">
        <span className="flex items-start gap-2">
          <span className="min-w-0 font-semibold max-sm:leading-snug">{name}</span>
          {mark !== undefined && (
            <span className="ms-auto mt-0.5 size-5 shrink-0 max-sm:ms-0 max-sm:empty:hidden">{mark}</span>
          )}
        </span>
        {sentence !== '' && (
          <span className="text-sm text-pretty text-ink-soft max-sm:hidden sm:group-data-low/list:hidden">
            {sentence}
          </span>
        )}
        <span
          className={clsx(
            'text-xs text-ink-faint max-sm:line-clamp-3 sm:mt-auto sm:pt-1.5 sm:group-data-low/list:line-clamp-2 sm:group-data-low/list:mt-0 sm:group-data-low/list:pt-0.5',
            // The button of the preview has a line below them (CREATE-44), so that most names fit into one.
            mark !== undefined && 'sm:pointer-coarse:mb-7 sm:pointer-coarse:group-data-low/list:mb-8',
          )}
        >
          {columns.map((column) => unbroken(column.name)).join(SEPARATOR)}
        </span>
      </span>
    </>
  )
}

/** The look of a card. */
export const formatCardClass =
  'group relative isolate flex overflow-hidden rounded-lg border border-line bg-surface text-start sm:flex-col ' +
  'transition-[border-color,box-shadow] duration-fast hover:border-line-strong hover:shadow-raised'

const SEPARATOR = '\u{A0}· '

/** A name of a few words goes on to the next line as a whole. */
function unbroken(name: string): string {
  return name.length > UNBROKEN_MAX ? name : name.replaceAll(' ', '\u{A0}')
}

const UNBROKEN_MAX = 14
