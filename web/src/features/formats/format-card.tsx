import type { Format } from '@retropulse/domain/board/formats/format'
import type { ReactNode } from 'react'
import { backgroundAddress } from '../../lib/picture-address.ts'
import { BoardSketch } from '../../ui/board-sketch.tsx'

interface FormatCardProps {
  format: Format
  /** Stands at the end of the line of the name, which keeps room for it; null while there is none. */
  mark?: ReactNode
}

/**
 * What a card of the gallery shows of a format; the label or link that it belongs to surrounds it. On a phone, and in a
 * list with `data-rows`, it is a row.
 */
export function FormatCard({ format: { name, sentence, columns, theme }, mark }: FormatCardProps) {
  return (
    <>
      <BoardSketch
        columns={columns}
        picture={theme === null ? null : backgroundAddress(theme)}
        className="max-sm:aspect-auto max-sm:min-h-16 max-sm:w-24 max-sm:shrink-0 sm:aspect-3/2 sm:group-data-few/list:max-h-37 sm:group-data-rows/list:absolute sm:group-data-rows/list:inset-y-0 sm:group-data-rows/list:inset-s-0 sm:group-data-rows/list:aspect-auto sm:group-data-rows/list:w-20"
      />
      <span className="flex min-w-0 flex-1 flex-col gap-1 sm:p-3.5 max-sm:justify-center max-sm:gap-0.5 max-sm:py-2.5 max-sm:ps-3 sm:group-data-rows/list:min-h-32 sm:group-data-rows/list:gap-0.5 sm:group-data-rows/list:pt-2.5 sm:group-data-rows/list:pb-10 sm:group-data-rows/list:ps-23">
        {/* In rows the preview button is the last line, and the mark is on the picture. */}
        <span className="flex items-start gap-2">
          <span className="min-w-0 font-semibold max-sm:leading-snug sm:group-data-rows/list:truncate sm:group-data-rows/list:leading-snug">
            {name}
          </span>
          {mark !== undefined && (
            <span className="ms-auto mt-0.5 size-5 shrink-0 max-sm:ms-0 max-sm:empty:hidden sm:group-data-rows/list:absolute sm:group-data-rows/list:inset-s-2 sm:group-data-rows/list:top-2 sm:group-data-rows/list:mt-0 sm:group-data-rows/list:rounded-full sm:group-data-rows/list:bg-surface sm:group-data-rows/list:ring-2 sm:group-data-rows/list:ring-surface sm:group-data-rows/list:empty:hidden">
              {mark}
            </span>
          )}
        </span>
        {sentence !== '' && (
          <span className="text-sm text-pretty text-ink-soft max-sm:hidden sm:group-data-rows/list:hidden">
            {sentence}
          </span>
        )}
        <span className="text-xs text-ink-faint max-sm:line-clamp-2 sm:mt-auto sm:pt-1.5 sm:group-data-rows/list:line-clamp-3 sm:group-data-rows/list:mt-0 sm:group-data-rows/list:pt-0">
          {columns.map((column) => column.name).join(SEPARATOR)}
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
