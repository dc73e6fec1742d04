import { useId } from 'react'
import { Field, fieldAria } from '../../ui/field.tsx'
import { SelectBox } from '../../ui/select-box.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { type ColumnValue, type MappingDraft, withTarget } from './chosen-file.ts'
import { CheckRow } from './check-row.tsx'
import type { MappingErrors } from './mapping-errors.ts'
import { t } from './messages.ts'
import { ValueChoices } from './value-choices.tsx'

export interface MappingStepProps {
  header: readonly string[]
  mapping: MappingDraft
  /** The values of the column that names columns of the board. */
  values: readonly ColumnValue[]
  /** What is wrong with a choice, beside it. */
  errors: MappingErrors
  onChange: (mapping: MappingDraft) => void
}

/** Maps the columns of a table to texts, columns and votes, and values to columns (IMPORT-2, IMPORT-5). */
export function MappingStep({ header, mapping, values, errors, onChange }: MappingStepProps) {
  const id = useId()
  const isWide = mapping.wide !== undefined && mapping.wide.length > 0
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <div>
        <h2 id={id} className="font-display text-xl font-semibold tracking-tight">
          {t('mapping')}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">{t('mappingText')}</p>
      </div>
      <div>
        <Segmented
          label={t('mapping.shape')}
          value={isWide ? 'wide' : 'rows'}
          options={[
            { value: 'rows', label: t('mapping.rows') },
            { value: 'wide', label: t('mapping.wide') },
          ]}
          onValueChange={(shape) =>
            onChange({ ...mapping, wide: shape === 'wide' ? header.map((_, at) => at) : [] })
          }
        />
      </div>
      {isWide ? (
        <WideChoices {...{ header, mapping, onChange }} />
      ) : (
        <div className="grid gap-4 sm:grid-cols-3">
          <PlaceChoice
            label={t('mapping.text')}
            none={t('mapping.choose')}
            header={header}
            place={mapping.text}
            error={errors.text}
            onPlace={(text) => onChange({ ...mapping, text })}
          />
          <PlaceChoice
            label={t('mapping.column')}
            none={t('mapping.none')}
            header={header}
            place={mapping.column}
            error={errors.column}
            onPlace={(column) => onChange({ ...mapping, column, columns: [] })}
          />
          <PlaceChoice
            label={t('mapping.votes')}
            none={t('mapping.noVotes')}
            header={header}
            place={mapping.votes}
            error={errors.votes}
            onPlace={(votes) => onChange({ ...mapping, votes })}
          />
        </div>
      )}
      {!isWide && values.length > 0 && (
        <ValueChoices
          title={t('values')}
          error={errors.values}
          chosen={mapping.columns}
          values={values}
          countText="values.rows"
          onChoose={(from, to) => onChange({ ...mapping, columns: withTarget(mapping.columns, from, to) })}
        />
      )}
    </section>
  )
}

/** The columns of a wide table that are columns of the board; at least one (MOVE-IN-10). */
function WideChoices({
  header,
  mapping,
  onChange,
}: Pick<MappingStepProps, 'header' | 'mapping' | 'onChange'>) {
  const { wide = [] } = mapping
  return (
    <fieldset>
      <legend className="mb-2 text-sm font-medium">{t('mapping.wideColumns')}</legend>
      <ul className="grid rounded-lg border border-line bg-surface sm:grid-cols-2">
        {header.map((name, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a column of a table is its place
          <li key={at}>
            <CheckRow
              label={name === '' ? t('mapping.unnamed', { number: at + 1 }) : name}
              isOn={wide.includes(at)}
              isDisabled={wide.length === 1 && wide.includes(at)}
              onChange={(isOn) =>
                onChange({
                  ...mapping,
                  wide: header
                    .map((_, place) => place)
                    .filter((place) => (place === at ? isOn : wide.includes(place))),
                })
              }
            />
          </li>
        ))}
      </ul>
    </fieldset>
  )
}

interface PlaceChoiceProps {
  label: string
  /** The option for no column. */
  none: string
  header: readonly string[]
  place: number | null
  error: string | undefined
  onPlace: (place: number | null) => void
}

function PlaceChoice({ label, none, header, place, error, onPlace }: PlaceChoiceProps) {
  const id = useId()
  return (
    <Field id={id} label={label} error={error}>
      <SelectBox
        {...fieldAria(id, { error })}
        value={place ?? ''}
        onChange={({ target }) => onPlace(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{none}</option>
        {header.map((name, at) => (
          // Two columns of a table may have the same name, so that their places are the keys.
          // oxlint-disable-next-line react/no-array-index-key -- a column of a table is its place
          <option key={at} value={at}>
            {name === '' ? t('mapping.unnamed', { number: at + 1 }) : name}
          </option>
        ))}
      </SelectBox>
    </Field>
  )
}
