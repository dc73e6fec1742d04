import type { Format } from '@retropulse/domain/board/formats/format'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { columnHues } from '../../lib/column-hues.ts'
import { backgroundAddress } from '../../lib/picture-address.ts'
import { formatPath } from './format-path.ts'
import { BoardSketch } from '../../ui/board-sketch.tsx'
import { t } from './messages.ts'

export interface FormatPreviewProps {
  format: Format
  /** Whether a page describes this format. */
  hasPage: boolean
  onUse: () => void
  onClose: () => void
  /** If given, the format can be deleted here. */
  onDelete?: (() => void) | undefined
}

/** The preview of a format: its board in small, the meaning of each column, its steps, and the link to its page (CREATE-31). */
export function FormatPreview({ format, hasPage, onUse, onClose, onDelete }: FormatPreviewProps) {
  const { name, sentence, columns, theme, steps } = format
  const hues = columnHues(columns.map(({ meaning }) => meaning))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={name}
      description={sentence === '' ? t('previewText') : sentence}
      closeLabel={t('close')}
      footer={
        <>
          {onDelete && (
            <Button variant="quiet" onClick={onDelete} className="-ms-4 me-auto">
              {t('delete')}
            </Button>
          )}
          {hasPage && (
            <Link
              to={formatPath(format.slug)}
              aria-label={t('learnMoreAbout', { name })}
              className={buttonClass({ variant: 'secondary' })}
            >
              {t('learnMore')}
            </Link>
          )}
          <Button variant="primary" onClick={onUse}>
            {t('use')}
          </Button>
        </>
      }
    >
      <BoardSketch
        columns={columns}
        picture={theme === null ? null : backgroundAddress(theme)}
        isNamed
        className="rounded-md border border-line"
      />
      <h3 className="mt-5 mb-2 text-sm font-medium">{t('columns')}</h3>
      {/* The colour is that of the column (BOARD-10); its type, which it may share with another one, is in words. */}
      <ul className="flex flex-col gap-1.5 text-sm">
        {columns.map((column, at) => (
          <li key={column.name} className="flex items-baseline justify-between gap-4">
            <span
              data-hue={hues[at]}
              className="min-w-0 rounded-sm border border-hue-line bg-hue px-2 py-0.5 font-medium wrap-anywhere text-hue-ink"
            >
              {column.name}
            </span>
            <span className="shrink-0 text-ink-soft">{t(`meaning.${column.meaning}`)}</span>
          </li>
        ))}
      </ul>
      {steps.length > 0 && (
        <>
          <h3 className="mt-5 mb-2 text-sm font-medium">{t('steps')}</h3>
          <ol className="flex flex-col gap-1.5 text-sm">
            {steps.map(({ minutes, title }, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a step is its place
              <li key={at} className="flex justify-between gap-4">
                <bdi className="min-w-0 wrap-anywhere">{title}</bdi>
                <span className="shrink-0 text-ink-soft digits">
                  {t('guide.minutes', { count: minutes })}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </Dialog>
  )
}
