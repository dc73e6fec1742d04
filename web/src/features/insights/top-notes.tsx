import type { RetroInsights } from '@retropulse/contract/insights'
import { Link } from 'react-router'
import { boardPath } from '../../lib/paths.ts'
import { clsx } from 'clsx'
import { foldCardClass, FoldTitle, useFold } from '../../ui/phone-fold.tsx'
import { locale } from '../../lib/locale.ts'

export interface TopNote {
  readonly noteId: string
  readonly text: string
  readonly count: number
  readonly retro: RetroInsights['retro']
}

export interface TopNotesProps {
  id: string
  title: string
  notes: readonly TopNote[]
  countText: (count: number) => string
}

/** The notes with most votes or reactions, each with a link to its retro (INSIGHT-12). */
export function TopNotes({ id, title, notes, countText }: TopNotesProps) {
  const fold = useFold()
  const [first] = notes
  return (
    <div className={clsx('min-w-0', foldCardClass(fold))}>
      <FoldTitle id={id} value={first && `${countText(first.count)} · ${first.text}`}>
        {title}
      </FoldTitle>
      <ol id={fold?.partId} aria-labelledby={id} hidden={fold?.isOpen === false} className="mt-2">
        {notes.map(({ noteId, text, count, retro }) => (
          <li
            key={noteId}
            className="flex items-baseline justify-between gap-4 border-b border-line py-3 last:border-b-0 last:pb-0"
          >
            <div className="min-w-0">
              <p className="line-clamp-3 text-sm text-pretty text-ink wrap-anywhere">
                <bdi>{text}</bdi>
              </p>
              <RetroLink retro={retro} />
            </div>
            <span className="shrink-0 text-xs font-medium text-ink-soft digits">{countText(count)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** A link to the retro of a note. */
export function RetroLink({ retro }: { retro: RetroInsights['retro'] }) {
  return (
    <Link
      to={boardPath(retro.id)}
      className="touch-area mt-0.5 flex w-fit max-w-full items-center pointer-coarse:mt-1 text-xs text-ink-faint hover:text-ink hover:underline"
    >
      {/* A long title is cut before its date, which tells one retro of a series from the next. */}
      <span className="min-w-0 truncate">
        <bdi>{retro.name}</bdi>,
      </span>
      <span className="shrink-0 whitespace-pre"> {locale.dayShort.format(retro.timestamp)}</span>
    </Link>
  )
}
