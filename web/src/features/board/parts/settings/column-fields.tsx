import CornerDownRight from 'lucide-react/icons/corner-down-right'
import { TextField } from '../../../../ui/text-field.tsx'
import { useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'
import type { SettingsForm } from './use-settings-form.ts'
import { type Leaving, whereNotesGo } from './notes-of-removed-columns.ts'

type ColumnFieldsProps = Pick<SettingsForm, 'typed' | 'change' | 'errors' | 'clear'>

/** The inputs for columns (BOARD-13); beside a column that is removed stands where its notes go (BOARD-16). */
export function ColumnFields({ typed, change, errors, clear }: ColumnFieldsProps) {
  const board = useLive((view) => view.board)
  const you = useLive((view) => view.you)
  const leaving = whereNotesGo(board, typed.columns, you)
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 w-full">
        <span className="flex flex-wrap justify-between gap-x-4">
          <span className="text-sm font-medium">{t('columns')}</span>
          <span className="text-sm text-ink-soft">{t('columnsHint')}</span>
        </span>
      </legend>
      {typed.columns.map((name, at) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place here
          key={at}
          label={t('column', { number: at + 1 })}
          labelHidden
          placeholder={board.columns[at] === undefined ? t('columnNew') : ''}
          value={name}
          error={errors[`column-${at}`]}
          hint={leaving?.get(at) && <NotesGo {...leaving.get(at)} />}
          onChange={(event) => {
            change({
              columns: typed.columns.map((other, place) => (place === at ? event.target.value : other)),
            })
            clear(`column-${at}`)
          }}
        />
      ))}
      {leaving === null && (
        <p role="status" className="text-sm text-warn-ink">
          {t('voting')}
        </p>
      )}
    </fieldset>
  )
}

function NotesGo({ count = 0, to = '' }: Partial<Leaving>) {
  return (
    <span className="flex items-start gap-1.5 text-warn-ink">
      <CornerDownRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 rtl:-scale-x-100" />
      {t('notesGo', { count, column: to === '' ? t('firstColumn') : to })}
    </span>
  )
}
