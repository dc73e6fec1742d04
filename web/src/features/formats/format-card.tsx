import type { Format } from '@retropulse/domain/board/formats/format'
import { backgroundAddress } from '../../lib/picture-address.ts'
import { BoardSketch } from '../../ui/board-sketch.tsx'

/** What a card of the gallery shows of a format; the button or link that it belongs to surrounds it. */
export function FormatCard({ name, sentence, columns, theme }: Format) {
  return (
    <>
      <BoardSketch columns={columns} picture={theme === null ? null : backgroundAddress(theme)} />
      <span className="flex flex-1 flex-col gap-1 p-3 sm:p-3.5">
        <span className="font-semibold">{name}</span>
        {sentence !== '' && (
          <span className="text-sm text-pretty text-ink-soft max-sm:hidden">{sentence}</span>
        )}
        <span className="pt-1.5 text-xs text-ink-faint sm:mt-auto">
          {columns.map((column) => column.name).join('\u{A0}· ')}
        </span>
      </span>
    </>
  )
}

/** The look of a card. */
export const formatCardClass =
  'group relative isolate flex flex-col overflow-hidden rounded-lg border border-line bg-surface text-start ' +
  'transition-[border-color,box-shadow] duration-fast hover:border-line-strong hover:shadow-raised'
