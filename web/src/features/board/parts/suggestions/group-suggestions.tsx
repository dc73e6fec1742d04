import type { SuggestedGroups } from '@retropulse/contract/suggestions'
import { NAME_MAX } from '@retropulse/domain/board/limits'
import type { Column } from '@retropulse/domain/board/state'
import { cleanLine } from '@retropulse/domain/kernel/text'
import Layers from 'lucide-react/icons/layers'
import X from 'lucide-react/icons/x'
import { useId } from 'react'
import type { Hue } from '../../../../ui/hue.ts'
import { Button } from '../../../../ui/button.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { announce } from '../../../../ui/live-region.ts'
import { TextField } from '../../../../ui/text-field.tsx'
import { columnHues } from '../../../../lib/column-hues.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { columnTitle } from '../../model/column-name.ts'
import { t } from './messages.ts'
import { type GroupProposal, openNotes, ungroupedNotes } from './open-proposals.ts'
import { SuggestionFailure, WrittenBy } from './suggestion-facts.tsx'
import { useSuggestion } from './use-suggestion.ts'

/** Groups for each column: asked for, then added, changed or dismissed one by one (BOT-24). */
export function GroupSuggestions() {
  const columns = useLive((view) => view.board.columns)
  const hues = columnHues(columns.map(({ meaning }) => meaning))
  return (
    <section aria-label={t('groups')} className="flex flex-col gap-1">
      <h3 className="font-medium">{t('groups')}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {columns.map((column, at) => (
          <ColumnGroups key={column.id} column={column} number={at + 1} hue={hues[at]} />
        ))}
      </ul>
    </section>
  )
}

interface ColumnGroupsProps {
  column: Column
  /** Its place, from 1. */
  number: number
  hue: Hue | undefined
}

function ColumnGroups({ column, number, hue }: ColumnGroupsProps) {
  const { suggestion, ask, change } = useSuggestion<SuggestedGroups>('groups')
  const board = useLive((view) => view.board)
  const id = useId()
  const name = column.name === '' ? t('groups.column', { number }) : columnTitle(column.name).name
  const hasFew = ungroupedNotes(board, column.id).length < 2
  const request = () => void ask({ columnId: column.id })
  const answer = suggestion.state === 'answered' ? suggestion.answer : null
  const groups = answer?.groups ?? []
  const put = (at: number, next: GroupProposal | null) => {
    if (answer === null) return
    const changed = next === null ? [] : [{ title: next.title, noteIds: [...next.noteIds] }]
    change({ ...answer, groups: groups.toSpliced(at, 1, ...changed) })
  }
  const open = groups
    .map((group, at) => ({ group, at, notes: openNotes(board, column.id, group) }))
    .filter(({ notes }) => notes.length > 0)
  return (
    <li aria-labelledby={id} className="flex flex-col gap-3 py-3">
      <div className="flex items-center justify-between gap-3">
        <div className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-2">
          <span data-hue={hue} aria-hidden="true" className="size-2 rounded-full bg-hue-strong" />
          <h4 id={id} dir="auto" className="truncate text-sm">
            {name}
          </h4>
          {/* The button says it to screen readers. */}
          {hasFew && (
            <p aria-hidden="true" className="col-start-2 text-xs text-balance text-ink-soft">
              {t('groups.few')}
            </p>
          )}
        </div>
        <Button
          size="sm"
          busy={suggestion.state === 'asking'}
          aria-label={t(answer === null ? 'groups.ask.named' : 'groups.again.named', { column: name })}
          className="shrink-0"
          disabledReason={hasFew ? t('groups.few') : undefined}
          isReasonShown
          onClick={request}
        >
          {t(answer === null ? 'groups.ask' : 'again')}
        </Button>
      </div>
      <SuggestionFailure suggestion={suggestion} />
      {answer !== null && open.length === 0 && (
        <p role="status" className="text-sm text-ink-soft">
          {t('groups.none')}
        </p>
      )}
      {answer !== null && <WrittenBy by={answer.by} because={answer.because} isEmpty={open.length === 0} />}
      {open.map(({ group, at, notes }) => (
        <Proposal
          key={notes[0]?.id}
          group={{ ...group, noteIds: notes.map((note) => note.id) }}
          onChange={(next) => put(at, next)}
        />
      ))}
    </li>
  )
}

interface ProposalProps {
  group: GroupProposal
  /** Null: it was added or dismissed. */
  onChange: (next: GroupProposal | null) => void
}

function Proposal({ group, onChange }: ProposalProps) {
  const { session, get } = useBoardStore()
  const known = useLive((view) => view.board.notes)
  const isVoting = useLive((view) => view.board.voting?.status === 'vote')
  const notes = known.values().filter(({ id }) => group.noteIds.includes(id))
  const inOrder = group.noteIds.flatMap((noteId) => notes.filter(({ id }) => id === noteId))
  const add = () => {
    // What was deleted, moved or grouped since this was drawn is left out.
    const [first] = inOrder
    const left = first === undefined ? [] : openNotes(get().board, first.columnId, group)
    onChange(null)
    if (left.length === 0) return
    session.do({ type: 'group-notes', noteIds: left.map(({ id }) => id), title: cleanLine(group.title) })
    announce(t('groups.added'))
  }
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-3">
      <TextField
        label={t('groups.title')}
        value={group.title}
        maxLength={NAME_MAX}
        onChange={(event) => onChange({ ...group, title: event.target.value })}
      />
      <ul aria-label={t('groups.notes', { title: group.title })} className="flex flex-col gap-1 max-sm:gap-0">
        {inOrder.map((note) => (
          <li key={note.id} className="flex items-center gap-2 text-sm">
            <span
              dir="auto"
              className="line-clamp-3 min-w-0 flex-1 py-1 wrap-anywhere max-sm:line-clamp-2 max-sm:py-0"
            >
              {note.text}
            </span>
            {inOrder.length > 2 && (
              <IconButton
                size="sm"
                label={t('groups.leaveOut', { note: note.text.slice(0, 60) })}
                icon={<X aria-hidden="true" className="size-4" />}
                onClick={() =>
                  onChange({ ...group, noteIds: group.noteIds.filter((noteId) => noteId !== note.id) })
                }
              />
            )}
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="primary"
          icon={<Layers aria-hidden="true" className="size-4" />}
          disabledReason={isVoting ? t('voting') : undefined}
          onClick={add}
        >
          {t('groups.add')}
        </Button>
        <Button
          size="sm"
          variant="quiet"
          aria-label={t('dismiss.named', { name: group.title })}
          onClick={() => onChange(null)}
        >
          {t('dismiss')}
        </Button>
      </div>
    </div>
  )
}
