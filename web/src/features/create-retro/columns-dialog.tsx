import type { FormatColumn } from '@retropulse/domain/board/formats/format'
import { NAME_MAX } from '@retropulse/domain/board/limits'
import { useState } from 'react'
import { SelectBox } from '../../ui/select-box.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { t } from './messages.ts'
import { columnPlaces, filledColumns } from './retro-plan.ts'

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
  const change = (at: number, changed: Partial<FormatColumn>) =>
    setPlaces((before) => before.map((place, index) => (index === at ? { ...place, ...changed } : place)))
  const filled = filledColumns(places)
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('columns')}
      description={t(isCompact ? 'columnsTextCompact' : 'columnsText', { hint: t('columnsHint') })}
      closeLabel={t('close')}
      footer={
        <>
          {onKeep && (
            <Button
              variant="quiet"
              className="-ms-4 me-auto"
              onClick={() => onKeep(filled)}
              aria-disabled={filled.length === 0}
            >
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
        <fieldset className="flex flex-col gap-2.5">
          <legend className="sr-only">{t('columns')}</legend>
          {/* The heads of both rows of inputs; a screen reader hears the name of each. On a phone a name has a line of its own. */}
          <div
            aria-hidden="true"
            className="-mb-1 flex gap-1.5 text-xs font-medium text-ink-soft max-sm:hidden"
          >
            <span className="flex-1">{t('columnName')}</span>
            <span className="w-40">{t('columnAsks')}</span>
          </div>
          {places.map(({ name, meaning }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a column is its place here
            <div key={at} className="flex items-center gap-1.5 max-sm:flex-wrap max-sm:not-last:mb-2">
              <TextField
                label={t('column', { number: at + 1 })}
                labelHidden
                placeholder={t('columnNew')}
                value={name}
                maxLength={NAME_MAX}
                autoComplete="off"
                onChange={(event) => change(at, { name: event.target.value })}
                className="min-w-0 flex-1 max-sm:basis-full"
              />
              {name.trim() !== '' && (
                <span aria-hidden="true" className="ps-3 text-sm text-ink-soft sm:hidden">
                  {t('columnAsks')}
                </span>
              )}
              {name.trim() !== '' && (
                <SelectBox
                  aria-label={t('asks', { number: at + 1 })}
                  value={meaning}
                  onChange={(event) =>
                    change(at, { meaning: MEANINGS.find((known) => known === event.target.value) ?? 'other' })
                  }
                  className="max-sm:flex-1 sm:w-40"
                >
                  {MEANINGS.map((known) => (
                    <option key={known} value={known}>
                      {t(`asks.${known}`)}
                    </option>
                  ))}
                </SelectBox>
              )}
            </div>
          ))}
        </fieldset>
      </form>
    </Dialog>
  )
}
