import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { withTarget } from './chosen-file.ts'
import { columnsInOther } from './columns-in-other.ts'
import { CheckList } from './check-list.tsx'
import { CheckRow } from './check-row.tsx'
import type { FilePreview, RetroPreview, SourceChoices } from './file-reading.ts'
import { DetailsSummary } from '../../ui/details-summary.tsx'
import { t } from './messages.ts'
import { ValueChoices } from './value-choices.tsx'

export interface SourceStepProps {
  read: FilePreview
  choices: SourceChoices
  onChoices: (choices: SourceChoices) => void
  /** Matches the columns by hand; undefined for a file that is no table. */
  onMap: (() => void) | undefined
}

/** Says where a file comes from, and offers which of its retros, columns and names come along (MOVE-IN-11). */
export function SourceStep({ read: { source, retros }, choices, onChoices, onMap }: SourceStepProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={id} className="font-display text-xl font-semibold tracking-tight">
            {t('source', { tool: t(`tool.${source}`) })}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            {retros.length > 1 ? t('source.several', { count: retros.length }) : t('source.one')}
          </p>
        </div>
        {onMap !== undefined && <Button onClick={onMap}>{t('source.map')}</Button>}
      </div>
      {retros.length > 1 && <RetroChoices {...{ retros, choices, onChoices }} />}
      <ColumnChoices {...{ retros, choices, onChoices }} />
      <NameChoices {...{ retros, choices, onChoices }} />
    </section>
  )
}

type ChoicesProps = Pick<SourceStepProps, 'choices' | 'onChoices'> & { retros: readonly RetroPreview[] }

function RetroChoices({ retros, choices, onChoices }: ChoicesProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-2 text-sm font-medium">{t('retros')}</legend>
      <CheckList
        head={
          <CheckRow
            label={t('allRetros')}
            isOn={choices.out.size === 0}
            isMixed={choices.out.size > 0 && choices.out.size < retros.length}
            onChange={(isOn) => onChoices({ ...choices, out: new Set(isOn ? [] : retros.keys()) })}
          />
        }
        rows={retros.map(({ preview }, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- a retro of a file is its place in it
          <li key={place} className="border-b border-line last:border-b-0">
            <CheckRow
              label={preview.title}
              detail={t('notes', { count: preview.counts.notes })}
              isOn={!choices.out.has(place)}
              onChange={(isOn) => onChoices({ ...choices, out: toggled(choices.out, place, !isOn) })}
            />
          </li>
        ))}
      />
    </fieldset>
  )
}

/** Of more than five columns some become one, unless the user chooses otherwise (MOVE-IN-6). */
function ColumnChoices({ retros, choices, onChoices }: ChoicesProps) {
  const columns = new Map<string, { notes: number; texts: number }>()
  for (const retro of retros)
    for (const { name, notes, texts } of retro.columns) {
      const before = columns.get(name) ?? { notes: 0, texts: 0 }
      columns.set(name, { notes: before.notes + notes, texts: before.texts + texts })
    }
  if (columns.size < 2) return null
  const values = [...columns].map(([value, { notes, texts }]) => ({ value, rows: notes, texts }))
  const inOther = columnsInOther(retros, choices.columns)
  return (
    // Closed also where there are many: the preview below names the columns as they will be (IMPORT-34).
    <details className="group">
      <DetailsSummary>
        <span>{t('source.columns')}</span>
        {inOther.size > 0 && (
          <span className="font-normal text-ink-soft digits">
            {t('source.inOther', { count: inOther.size, all: columns.size })}
          </span>
        )}
      </DetailsSummary>
      <div className="mt-1.5">
        <ValueChoices
          chosen={choices.columns}
          values={values}
          inOther={inOther}
          countText="values.notes"
          onChoose={(from, to) => onChoices({ ...choices, columns: withTarget(choices.columns, from, to) })}
        />
      </div>
    </details>
  )
}

/** Names of people stay out unless the user ticks them (MOVE-IN-9), one by one or all at once (IMPORT-35). */
function NameChoices({ retros, choices, onChoices }: ChoicesProps) {
  const names = [...new Set(retros.flatMap((retro) => retro.names))].toSorted((one, other) =>
    one.localeCompare(other, undefined, { numeric: true }),
  )
  if (names.length === 0) return null
  return (
    <details className="group">
      <DetailsSummary>{t('names', { count: names.length })}</DetailsSummary>
      <p className="mt-2 text-sm text-ink-soft">{t('namesText')}</p>
      <div className="mt-3">
        <CheckList
          head={
            names.length > 1 && (
              <CheckRow
                label={t('allNames')}
                isOn={names.every((name) => choices.names.has(name))}
                isMixed={choices.names.size > 0 && !names.every((name) => choices.names.has(name))}
                onChange={(isOn) => onChoices({ ...choices, names: new Set(isOn ? names : []) })}
              />
            )
          }
          className="grid sm:grid-cols-2"
          rows={names.map((name) => (
            <li key={name} className="-mb-px border-b border-line">
              <CheckRow
                label={name}
                isOn={choices.names.has(name)}
                onChange={(isOn) => onChoices({ ...choices, names: toggled(choices.names, name, isOn) })}
              />
            </li>
          ))}
        />
      </div>
    </details>
  )
}

function toggled<Item>(set: ReadonlySet<Item>, item: Item, isIn: boolean): ReadonlySet<Item> {
  const next = new Set(set)
  if (isIn) next.add(item)
  else next.delete(item)
  return next
}
