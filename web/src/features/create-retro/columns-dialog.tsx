import type { FormatColumn } from '@retropulse/domain/board/formats/format'
import { NAME_MAX } from '@retropulse/domain/board/limits'
import type { ColumnMeaning } from '@retropulse/domain/board/state'
import { clsx } from 'clsx'
import X from 'lucide-react/icons/x'
import { useEffect, useRef, useState } from 'react'
import { columnHues } from '../../lib/column-hues.ts'
import { BracketsExample } from '../../ui/brackets-example.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectBox } from '../../ui/select-box.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { Hue } from '../../ui/hue.ts'
import { TextField } from '../../ui/text-field.tsx'
import { t } from './messages.ts'
import { type ColumnPlace, columnPlaces, filledColumns, renamedPlace, withoutPlace } from './retro-plan.ts'

export interface ColumnsDialogProps {
  columns: readonly FormatColumn[]
  onSave: (columns: readonly FormatColumn[]) => void
  onClose: () => void
  /** Three inputs instead of five (CREATE-6). */
  isCompact?: boolean
  /** If given, the columns can be kept as a format of the organisation (CREATE-33). */
  onKeep?: ((columns: readonly FormatColumn[]) => void) | undefined
}

const MEANINGS = ['good', 'bad', 'idea', 'question', 'thanks', 'other'] as const

/** The inputs for the columns of a new retro, each with a choice of its meaning (CREATE-5, CREATE-25). */
export function ColumnsDialog({ columns, isCompact = false, onSave, onClose, onKeep }: ColumnsDialogProps) {
  const [places, setPlaces] = useState(() => columnPlaces(columns, isCompact))
  const change = (at: number, changed: (place: ColumnPlace) => ColumnPlace) =>
    setPlaces((before) => before.map((place, index) => (index === at ? changed(place) : place)))
  const meaningOf = useMeanings()
  const filled = filledColumns(places)
  const hues = columnHues(filled.map(({ meaning }) => meaning))
  const inputs = useRef<HTMLFieldSetElement>(null)
  const remove = (at: number) => {
    setPlaces(withoutPlace(places, at))
    // The press removes the button that has the focus where the last column goes.
    inputs.current?.querySelectorAll<HTMLInputElement>('input')[at]?.focus()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('columns')}
      description={t(isCompact ? 'columnsTextCompact' : 'columnsText')}
      closeLabel={t('close')}
      footer={
        <>
          {onKeep && (
            <Button className="me-auto" onClick={() => onKeep(filled)} aria-disabled={filled.length === 0}>
              {t('saveFormat')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="primary" type="submit" form="columns">
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id="columns"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSave(filled)
        }}
      >
        <p className="mb-4 flex flex-wrap items-center justify-between gap-x-5 gap-y-2 text-xs text-ink-soft">
          <span>{t('columnsHint')}</span>
          <BracketsExample
            label={t('exampleLabel')}
            typed={t('exampleTyped')}
            becomes={t('exampleBecomes')}
            name={t('exampleName')}
            description={t('exampleDescription')}
          />
        </p>
        <fieldset ref={inputs} className="flex flex-col gap-2.5">
          <legend className="sr-only">{t('columns')}</legend>
          {/* The heads of both rows of inputs; a screen reader hears the name of each. On a phone the type stands below. */}
          <div aria-hidden="true" className="-mb-1 flex gap-1.5 sm:gap-2 text-sm font-medium text-ink">
            <span className="min-w-0 flex-1 max-sm:hidden">{t('columnName')}</span>
            <span className="w-36 max-sm:hidden">{t('columnType')}</span>
            <span className="w-7.5 max-sm:hidden pointer-coarse:w-8" />
            <span className="sm:hidden">{t('columnNameAndType')}</span>
          </div>
          {places.map(({ name, meaning }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place here
            <div key={at} className={rowClass}>
              <TextField
                label={t('column', { number: at + 1 })}
                labelHidden
                placeholder={t('columnNew')}
                value={name}
                maxLength={NAME_MAX}
                autoComplete="off"
                onChange={({ target }) => change(at, (place) => renamedPlace(place, target.value, meaningOf))}
                className="min-w-0 flex-1"
                // The colour of the column on the board, with its name: two columns of a type have two (BOARD-10).
                icon={
                  <ColumnDot
                    hue={name.trim() === '' ? undefined : hues[filledColumns(places.slice(0, at)).length]}
                  />
                }
              />
              {name.trim() !== '' && (
                <SelectBox
                  aria-label={t('type', { number: at + 1 })}
                  value={meaning}
                  onChange={({ target }) =>
                    change(at, (place) => ({
                      name: place.name,
                      meaning: MEANINGS.find((known) => known === target.value) ?? 'other',
                    }))
                  }
                  // On a phone below the name, whose line ends with the button that removes the column.
                  className="max-sm:order-last max-sm:w-[calc(100%-2.25rem)] max-sm:pointer-coarse:w-[calc(100%-2.375rem)] sm:w-36"
                >
                  {MEANINGS.map((known) => (
                    <option key={known} value={known}>
                      {t(`type.${known}`)}
                    </option>
                  ))}
                </SelectBox>
              )}
              {/* An empty row keeps the room of the button, so that all names are as wide as each other. */}
              {name.trim() === '' ? (
                <span className="w-7.5 sm:w-45.5 pointer-coarse:w-8 sm:pointer-coarse:w-46" />
              ) : (
                <IconButton
                  atEnd
                  label={t('columnRemove', { number: at + 1 })}
                  icon={<X className="size-4" />}
                  onClick={() => remove(at)}
                />
              )}
            </div>
          ))}
        </fieldset>
      </form>
    </Dialog>
  )
}

const rowClass = 'flex items-center gap-1.5 sm:gap-2 max-sm:flex-wrap max-sm:not-last:mb-2'

/** The colour of a column; a ring while the column has no name. */
function ColumnDot({ hue }: { hue: Hue | undefined }) {
  return (
    <span
      aria-hidden="true"
      data-hue={hue}
      className={clsx(
        'block size-3 rounded-full',
        hue === undefined ? 'border border-line-strong' : 'bg-hue-strong',
      )}
    />
  )
}

/** Says what names of columns usually mean. It knows all formats, so that the page does not wait for it. */
function useMeanings(): (name: string) => ColumnMeaning {
  const [meaningOf, setMeaningOf] = useState(() => withoutMeaning)
  useEffect(() => {
    let isOpen = true
    void import('@retropulse/domain/board/settings/column-meaning').then(
      ({ meaningOfName }) => isOpen && setMeaningOf(() => meaningOfName),
      // Without it a new column has no meaning until the user chooses one.
      () => {},
    )
    return () => {
      isOpen = false
    }
  }, [])
  return meaningOf
}

function withoutMeaning(_name: string): ColumnMeaning {
  return 'other'
}
