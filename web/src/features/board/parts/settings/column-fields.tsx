import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { BracketsExample } from '../../../../ui/brackets-example.tsx'
import { columnHues } from '../../../../lib/column-hues.ts'
import type { Hue } from '../../../../ui/hue.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import CornerDownRight from 'lucide-react/icons/corner-down-right'
import { TextField } from '../../../../ui/text-field.tsx'
import { useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'
import type { SettingsForm } from './use-settings-form.ts'
import { type Leaving, whereNotesGo } from './notes-of-removed-columns.ts'

type ColumnFieldsProps = Pick<SettingsForm, 'typed' | 'change' | 'errors' | 'clear'>

/**
 * The inputs for columns (BOARD-13), each with a button that empties it, which removes the column (BOARD-14); beside a
 * column that is removed stands where its notes go (BOARD-16).
 */
export function ColumnFields({ typed, change, errors, clear }: ColumnFieldsProps) {
  const board = useLive((view) => view.board)
  const you = useLive((view) => view.you)
  const leaving = whereNotesGo(board, typed.columns, you)
  const hues = columnHues(board.columns.map(({ meaning }) => meaning))
  const set = (at: number, name: string) => {
    change({ columns: typed.columns.with(at, name) })
    clear(`column-${at}`)
  }
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 w-full">
        <span className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
          <span>
            <span className="block text-sm font-medium">{t('columns')}</span>
            <span className="text-sm text-ink-soft">{t('columnsHint')}</span>
          </span>
          <BracketsExample
            label={t('exampleLabel')}
            typed={t('exampleTyped')}
            becomes={t('exampleBecomes')}
            name={t('exampleName')}
            description={t('exampleDescription')}
          />
        </span>
      </legend>
      {typed.columns.map((name, at) => (
        <TextField
          // oxlint-disable-next-line react/no-array-index-key -- a column is its place here
          key={at}
          label={t('column', { number: at + 1 })}
          labelHidden
          placeholder={t(board.columns[at] === undefined ? 'columnNew' : 'columnRemoved')}
          icon={<HueDot hue={hues[at]} />}
          value={name}
          error={errors[`column-${at}`]}
          hint={leaving?.get(at) && <NotesGo {...leaving.get(at)} />}
          onChange={(event) => set(at, event.target.value)}
          trailing={
            <ColumnButton
              name={name}
              number={at + 1}
              before={board.columns[at]?.name}
              onSet={(wanted) => set(at, wanted)}
            />
          }
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

interface ColumnButtonProps {
  name: string
  number: number
  /** The name of the column on the board, if it is there. */
  before: string | undefined
  onSet: (name: string) => void
}

/** Removes a column, or brings one back that is about to be removed. One button, so that it keeps the focus. */
function ColumnButton({ name, number, before = '', onSet }: ColumnButtonProps) {
  const isEmpty = name.trim() === ''
  if (isEmpty && before === '') return null
  const Icon = isEmpty ? RotateCcw : X
  return (
    <IconButton
      size="sm"
      label={t(isEmpty ? 'columnKeep' : 'columnRemove', { number })}
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={({ currentTarget }) => {
        // The button goes with the name of a column that is not on the board.
        if (before === '') currentTarget.closest(':has(> input)')?.querySelector('input')?.focus()
        onSet(isEmpty ? before : '')
      }}
    />
  )
}

/** The colour of a column on the board; an outline for one that is not there yet. */
function HueDot({ hue }: { hue: Hue | undefined }) {
  return (
    <span
      data-hue={hue}
      className={clsx(
        'block size-2.5 rounded-full',
        hue === undefined ? 'border border-line-strong' : 'bg-hue-strong',
      )}
    />
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
