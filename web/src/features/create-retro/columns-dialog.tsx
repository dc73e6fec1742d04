import type { FormatColumn } from '@retropulse/domain/board/formats/format'
import { NAME_MAX } from '@retropulse/domain/board/limits'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import { IconButton } from '../../ui/icon-button.tsx'
import { SelectBox } from '../../ui/select-box.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { t } from './messages.ts'
import { columnPlaces, filledColumns, withoutPlace } from './retro-plan.ts'

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
        <fieldset ref={inputs} className="flex flex-col gap-2.5">
          <legend className="sr-only">{t('columns')}</legend>
          {/* The heads of both rows of inputs; a screen reader hears the name of each. On a phone a name has a line of its own. */}
          <div className="-mb-1 flex gap-1.5 text-sm text-ink-soft">
            <span className="min-w-0 flex-1">
              <span aria-hidden="true" className="me-2 font-medium text-ink max-sm:hidden">
                {t('columnName')}
              </span>
              {t('columnsHint')}
            </span>
            <span aria-hidden="true" className="w-36 font-medium text-ink max-sm:hidden">
              {t('columnType')}
            </span>
            <span className="w-7.5 max-sm:hidden" />
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
                  {t('columnType')}
                </span>
              )}
              {name.trim() !== '' && (
                <SelectBox
                  aria-label={t('type', { number: at + 1 })}
                  value={meaning}
                  onChange={(event) =>
                    change(at, { meaning: MEANINGS.find((known) => known === event.target.value) ?? 'other' })
                  }
                  className="max-sm:flex-1 sm:w-36"
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
                <span className="w-45 max-sm:hidden" />
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
