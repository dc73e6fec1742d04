import type { SuggestedTitle } from '@retropulse/contract/suggestions'
import { membersByLeader } from '@retropulse/domain/board/groups/groups'
import { NAME_MAX } from '@retropulse/domain/board/limits'
import type { Note } from '@retropulse/domain/board/state'
import { cleanLine, hasContent } from '@retropulse/domain/kernel/text'
import { useEffect, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { announce } from '../../../../ui/live-region.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { t } from './messages.ts'
import { SuggestionFailure, WrittenBy } from './suggestion-facts.tsx'
import { useSuggestion } from './use-suggestion.ts'
import { onTitleWanted } from './wanted-title.ts'

/** A title for each group that has none (BOT-25). */
export function TitleSuggestions() {
  const notes = useLive((view) => view.board.notes)
  const groups = [...membersByLeader(notes).keys()].flatMap((leader) => {
    const note = notes.get(leader)
    return note !== undefined && note.groupTitle === null ? [note] : []
  })
  if (groups.length === 0) return null
  return (
    <section aria-label={t('titles')} className="flex flex-col gap-3">
      <h3 className="font-medium">{t('titles')}</h3>
      <ul className="flex flex-col gap-3">
        {groups.map((note) => (
          <GroupTitle key={note.id} note={note} />
        ))}
      </ul>
    </section>
  )
}

function GroupTitle({ note }: { note: Note }) {
  const { session } = useBoardStore()
  const { suggestion, ask, change, clear } = useSuggestion<SuggestedTitle>('title')
  const request = () => void ask({ noteId: note.id })
  const row = useRef<HTMLLIElement>(null)
  useEffect(
    () =>
      onTitleWanted(note.id, () => {
        row.current?.focus()
        request()
      }),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a request is the same whenever it is made
    [note.id],
  )
  const use = (title: string) => {
    session.do({ type: 'title-group', noteId: note.id, title: cleanLine(title) })
    announce(t('titles.used'))
  }
  return (
    <li ref={row} tabIndex={-1} className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-3">
      <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere">
        {note.text}
      </p>
      <SuggestionFailure suggestion={suggestion} />
      {suggestion.state === 'answered' ? (
        <>
          <WrittenBy {...suggestion.answer} />
          <TextField
            label={t('groups.title')}
            value={suggestion.answer.title}
            maxLength={NAME_MAX}
            onChange={(event) => change({ ...suggestion.answer, title: event.target.value })}
          />
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="primary"
              onClick={() => hasContent(suggestion.answer.title) && use(suggestion.answer.title)}
            >
              {t('titles.use')}
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={t('dismiss.named', { name: suggestion.answer.title })}
              onClick={clear}
            >
              {t('dismiss')}
            </Button>
          </div>
        </>
      ) : (
        <div>
          <Button
            size="sm"
            busy={suggestion.state === 'asking'}
            aria-label={t('titles.ask.named', { note: note.text.slice(0, 60) })}
            onClick={request}
          >
            {t('titles.ask')}
          </Button>
        </div>
      )}
    </li>
  )
}
