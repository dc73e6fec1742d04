import { COLUMNS_MAX } from '@retropulse/domain/board/limits'
import { clsx } from 'clsx'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ChevronDown from 'lucide-react/icons/chevron-down'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { SelectBox } from '../../ui/select-box.tsx'
import type { CsvMapping } from '@retropulse/domain/import-export/csv-mapping'
import { OTHER_COLUMN } from '@retropulse/domain/import-export/limits'
import type { ColumnValue } from './chosen-file.ts'
import { FirstRows } from './first-rows.tsx'
import { t } from './messages.ts'

export interface ValueChoicesProps {
  /** Left out where what is around it has one. */
  title?: string
  /** What is wrong with the choices; it replaces the hint. */
  error?: string | undefined
  chosen: CsvMapping['columns']
  values: readonly ColumnValue[]
  /** Columns for which the board has no room: theirs is the one that is named 'Other' (MOVE-IN-6). */
  inOther?: ReadonlySet<string>
  /** What is counted: rows of a table, or notes. */
  countText: 'values.rows' | 'values.notes'
  /** `to`: another column, nowhere (null), or its own again (undefined). */
  onChoose: (from: string, to: string | null | undefined) => void
}

/** For each column of a file, chooses the column of the board for its notes (IMPORT-5). Those in 'Other' are folded (IMPORT-33). */
export function ValueChoices(props: ValueChoicesProps) {
  const { title, error, values, inOther } = props
  const [isOpen, setOpen] = useState(false)
  const list = useRef<HTMLDivElement>(null)
  const folded = isOpen ? [] : foldedOf(inOther)
  const open = () => {
    flushSync(() => setOpen(true))
    // The row that was pressed is gone: the focus goes to the first one that it stood for.
    const at = values.findIndex(({ value }) => value === folded[0])
    list.current?.querySelectorAll('select')[at]?.focus()
  }
  return (
    <div className="flex flex-col gap-3">
      <div>
        {title !== undefined && <h3 className="text-sm font-medium">{title}</h3>}
        {error === undefined ? (
          <p className="text-sm text-ink-soft">{t(hintOf(props))}</p>
        ) : (
          <p className="flex items-start gap-1.5 text-sm text-danger-ink">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {error}
          </p>
        )}
      </div>
      <div
        className={clsx(
          'overflow-hidden rounded-lg border bg-surface',
          error === undefined ? 'border-line' : 'border-danger',
        )}
      >
        <div ref={list}>
          <FirstRows
            key={isOpen ? 'open' : 'folded'}
            startsWhole={isOpen}
            className="flex flex-col"
            rows={[
              ...values
                .filter(({ value }) => !folded.includes(value))
                .map((each) => <ValueRow key={nameTarget(each.value)} {...props} of={each} />),
              ...(folded.length > 0 ? [<FoldedRow key="folded" names={folded} onOpen={open} />] : []),
            ]}
          />
        </div>
      </div>
    </div>
  )
}

interface ValueRowProps extends Pick<
  ValueChoicesProps,
  'chosen' | 'values' | 'inOther' | 'countText' | 'onChoose'
> {
  of: ColumnValue
}

function ValueRow({ of, chosen, values, inOther, countText, onChoose }: ValueRowProps) {
  const { value, rows, texts = rows } = of
  const name = value === '' ? t('values.blank') : value
  return (
    <li className="grid items-center gap-x-3 gap-y-1.5 border-b border-line px-4 py-2 text-sm last:border-b-0 max-sm:py-3 sm:grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)]">
      <span className="min-w-0">
        <bdi className="block truncate font-medium max-sm:whitespace-normal max-sm:wrap-anywhere">{name}</bdi>
        <span className="text-xs text-ink-soft digits">
          {texts === rows
            ? t(countText, { count: rows })
            : t('values.texts', { count: rows, empty: rows - texts })}
        </span>
      </span>
      <ArrowRight aria-hidden="true" className="size-4 text-ink-faint max-sm:hidden rtl:-scale-x-100" />
      <SelectBox
        aria-label={t('values.to', { name })}
        value={targetOf(chosen, value)}
        onChange={({ target }) => onChoose(value, targetFrom(target.value, value))}
      >
        {/* Notes without a column go into 'Other' (MOVE-IN-6), also where the file has one. */}
        {value === '' && <option value={nameTarget('')}>{OTHER_COLUMN}</option>}
        {values
          .filter((one) => one.value !== '' && (value !== '' || one.value !== OTHER_COLUMN))
          .map((one) => (
            <option key={one.value} value={nameTarget(one.value)}>
              {one.value === value ? ownText(value, inOther) : one.value}
            </option>
          ))}
        <option value={OUT}>{t('values.out')}</option>
      </SelectBox>
    </li>
  )
}

/** Several columns that go into 'Other', in one row: what becomes of them is the same (IMPORT-33). */
function FoldedRow({ names, onOpen }: { names: readonly string[]; onOpen: () => void }) {
  return (
    <li>
      <button
        type="button"
        className="flex w-full items-center gap-3 px-4 py-2 text-start text-sm hover:bg-fill max-sm:py-3 pe-7"
        onClick={onOpen}
      >
        <span className="min-w-0 flex-1">
          <span className="block font-medium digits">{t('values.folded', { count: names.length })}</span>
          <span className="line-clamp-2 text-xs wrap-anywhere text-ink-soft">{names.join(', ')}</span>
        </span>
        {/* Below the arrows of the boxes above. */}
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-ink-faint" />
      </button>
    </li>
  )
}

/** The columns that share a row until they are asked for; one alone would save none. */
function foldedOf(inOther: ReadonlySet<string> | undefined): readonly string[] {
  return inOther === undefined || inOther.size < 2 ? [] : [...inOther]
}

/** The first choice of each: the row has named the column already. */
function ownText(value: string, inOther: ReadonlySet<string> | undefined): string {
  return inOther?.has(value) === true ? OTHER_COLUMN : t('values.own')
}

/** What a choice does; of more columns than a board takes, what becomes of the others. */
function hintOf({ values, inOther }: Pick<ValueChoicesProps, 'values' | 'inOther'>) {
  if (inOther !== undefined && inOther.size > 0) return 'valuesOther'
  return values.length > COLUMNS_MAX ? 'valuesText' : 'valuesFew'
}

/** The option that leaves notes out. Names get `=` in front, so that no name equals this value. */
const OUT = 'out'
const nameTarget = (name: string): string => `=${name}`

function targetOf(columns: CsvMapping['columns'], value: string): string {
  const mapped = columns.find(({ from }) => from === value)
  if (mapped === undefined) return nameTarget(value)
  return mapped.to === null ? OUT : nameTarget(mapped.to)
}

/** The target for a chosen option: null leaves the notes out, undefined is the value's own column. */
function targetFrom(choice: string, value: string): string | null | undefined {
  if (choice === OUT) return null
  const name = choice.slice(1)
  return name === value ? undefined : name
}
