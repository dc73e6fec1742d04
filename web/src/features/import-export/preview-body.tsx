import type { PlanPreview } from '@retropulse/domain/import-export/preview'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { columnHues } from '../../lib/column-hues.ts'
import type { RetroPreview } from './file-reading.ts'
import { t } from './messages.ts'

export interface PreviewBodyProps {
  retro: RetroPreview
  /** Whether names of the file were ticked, which stand behind the texts (MOVE-IN-9). */
  isNamed: boolean
  /** Above the counts: the title, where it is not in a field of its own. */
  head?: ReactNode
}

/** What a retro of a file will have: its counts, and its columns with their first notes. */
export function PreviewBody({ retro, isNamed, head }: PreviewBodyProps) {
  const { columns, counts } = retro.preview
  const keys = columns.map(({ name }, place) => `${place} ${name}`)
  const hues = columnHues(retro.meanings)
  return (
    <>
      <div className="flex flex-col gap-1">
        {head}
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft digits">
          {factsOf(counts).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      <ul
        aria-label={t('firstNotes')}
        className={clsx(
          'grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-flow-col sm:grid-cols-none sm:grid-rows-[auto_1fr]',
          // One column takes the whole width, with its notes beside each other.
          columns.length === 1 ? 'sm:auto-cols-fr' : 'sm:auto-cols-[minmax(0,20rem)]',
        )}
      >
        {columns.map(({ name, notes }, place) => (
          <li
            key={keys[place]}
            data-hue={hues[place]}
            className="row-span-2 grid min-w-0 grid-rows-subgrid gap-y-2 max-sm:last:odd:col-span-2"
          >
            {/* Above its line, as on the board; the lines of columns beside each other are level. */}
            <p className="flex min-w-0 flex-col justify-end border-b-3 border-hue-strong pb-1.5">
              <bdi className="line-clamp-2 text-sm font-medium text-balance wrap-anywhere">
                {name === '' ? t('unnamedColumn') : name}
              </bdi>
              <span className="text-xs text-ink-soft digits">{t('notes', { count: notes })}</span>
            </p>
            <div
              className={clsx(
                'min-w-0 gap-2',
                columns.length === 1
                  ? 'flex flex-col sm:grid sm:grid-cols-2 sm:content-start lg:grid-cols-3'
                  : 'flex flex-col',
              )}
            >
              {(retro.firstNotes[place] ?? []).map(({ key, text, votes }) => (
                <p
                  key={key}
                  dir="auto"
                  className="rounded-md border border-hue-line bg-hue px-3 py-2 text-sm text-hue-ink"
                >
                  <span className="line-clamp-4 whitespace-pre-line wrap-anywhere">{text}</span>
                  {votes > 0 && (
                    <span className="mt-1 block text-xs text-hue-ink-soft digits">
                      {t('votes', { count: votes })}
                    </span>
                  )}
                </p>
              ))}
              {notes > (retro.firstNotes[place]?.length ?? 0) && (
                <p className="col-span-full px-1 text-xs text-ink-soft digits">
                  {t('moreNotes', { count: notes - (retro.firstNotes[place]?.length ?? 0) })}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        {t(isNamed ? 'onlyTicked' : 'noAuthors')} {retro.preview.isAnonymous && t('anonymous')}
      </p>
    </>
  )
}

/** The counts that are not zero. */
function factsOf(counts: PlanPreview['counts']): readonly string[] {
  return (['notes', 'votes', 'comments', 'reactions', 'actions'] as const)
    .filter((name) => name === 'notes' || counts[name] > 0)
    .map((name) => t(name, { count: counts[name] }))
}
