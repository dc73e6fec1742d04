import type { RecurringTopic } from '@retropulse/contract/insights'
import { clsx } from 'clsx'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { useId, useState } from 'react'
import { wholeDay } from '../../lib/locale.ts'
import { DetailLine } from '../../ui/detail-line.tsx'
import { fillOf, hueOfColour } from '../../ui/chart-colour.ts'
import { colourOfMeaning } from './meaning-hues.ts'
import { t } from './messages.ts'
import { RetroLink } from './top-notes.tsx'

/** A recurring topic in one line, which opens to the notes and their retros (TOPIC-1). */
export function RecurringTopicRow({ theme, retrosCount }: { theme: RecurringTopic; retrosCount: number }) {
  const { label, meaning, notes, notesCount, lastAt } = theme
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const colour = colourOfMeaning(meaning)
  return (
    <li {...hueOfColour(colour)} className="border-b border-line last:border-b-0">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-18 w-full items-center gap-4 px-5 py-3 text-start transition-colors hover:bg-fill/50"
      >
        <span aria-hidden="true" className={clsx('h-10 w-1.5 shrink-0 rounded-full', fillOf(colour))} />
        <span className="min-w-0 flex-1">
          <span className="line-clamp-2 text-sm font-medium text-ink wrap-anywhere">
            <bdi>{label}</bdi>
          </span>
          <span className="mt-0.5 block text-xs text-ink-soft digits">
            <DetailLine
              details={[
                t(meaning),
                t('theme.back', { count: theme.retrosCount, all: retrosCount }),
                t('theme.last', { date: wholeDay(lastAt) }),
              ]}
            />
          </span>
        </span>
        <ChevronDown
          aria-hidden="true"
          className={clsx('size-4 shrink-0 text-ink-faint transition-transform', isOpen && 'rotate-180')}
        />
      </button>
      <div id={id} hidden={!isOpen} className="px-5 ps-10.5 pb-5">
        <p className="text-xs text-ink-faint">
          {notes.length < notesCount
            ? t('theme.newest', { count: notes.length, all: notesCount })
            : t('theme.notes', { count: notesCount })}
        </p>
        <ul className="mt-2 flex flex-col gap-3">
          {notes.map(({ noteId, text, retro }) => (
            <li key={noteId} className="border-s-2 border-line ps-3">
              <p className="text-sm text-ink wrap-anywhere">
                <bdi>{text}</bdi>
              </p>
              <RetroLink retro={retro} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  )
}
