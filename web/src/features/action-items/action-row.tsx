import type { TeamAction } from '@retropulse/contract/actions'
import { clsx } from 'clsx'
import Archive from 'lucide-react/icons/archive'
import Bot from 'lucide-react/icons/bot'
import NotebookPen from 'lucide-react/icons/notebook-pen'
import StickyNote from 'lucide-react/icons/sticky-note'
import Trash from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { boardPath } from '../../lib/paths.ts'
import { usePhone } from '../../lib/use-phone.ts'
import { CheckCircle } from '../../ui/check-circle.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { ActionSummary } from './action-summary.tsx'
import { ActionText } from './action-text.tsx'
import { DuePicker } from './due-picker.tsx'
import { t } from './messages.ts'
import type { ActionChanges } from './use-action-changes.ts'

export interface ActionRowProps {
  action: TeamAction
  changes: ActionChanges
  /** The assignee, where it can be seen or chosen. */
  assignee?: ReactNode
  /** The team, where the list has several. */
  team?: { readonly name: string; readonly link: ReactNode }
  /** Its issue in a tracker, or the way to make one. */
  issue?: RowAddition | undefined
  /** While action items are being chosen: stands in the place of the circle that marks it as done. */
  choice?: RowChoice | undefined
}

/** The choice of one of several action items. */
export interface RowChoice {
  readonly box: ReactNode
  readonly isChosen: boolean
}

/** What another feature adds to a row. */
export interface RowAddition {
  readonly node: ReactNode
  /** On a phone it stands among the details, which are closed at first. */
  readonly isDetail: boolean
  /** It may stand on a line of its own. */
  readonly isSentence: boolean
}

/** One action item, edited in its row (ACTION-27). On a phone one line tells the rest, and opens what changes it. */
export function ActionRow({ action, changes, assignee, team, issue, choice }: ActionRowProps) {
  const isDone = action.status === 'done'
  const isPhone = usePhone()
  const [isOpen, setOpen] = useState(false)
  const hasIssue = issue?.isDetail === false
  const hasColumn = issue !== undefined && !issue.isSentence && issue.node !== null
  // The details of a list without issues and teams leave room for the text beside them (ACTION-44).
  const isOneLine = issue === undefined && team === undefined
  const remove = () => keepPlaceInList(action.id, () => changes.remove(action))
  const due = <DuePicker action={action} onSave={(day) => changes.change(action, { due: day })} />
  const program = action.addedByProgram && (
    <span className="inline-flex h-7 shrink-0 items-center gap-1.5">
      <Bot aria-hidden="true" className="size-4 shrink-0" />
      {t('addedByProgram')}
    </span>
  )
  return (
    <li
      data-action={action.id}
      className={clsx(
        'group/action flex gap-3 border-b border-line px-4 py-3 first:rounded-t-lg last:rounded-b-lg last:border-0 sm:px-5',
        choice?.isChosen === true && 'bg-selected [--color-ink-faint:var(--color-ink-soft)]',
      )}
    >
      {choice === undefined ? (
        <CheckCircle
          label={t(isDone ? 'reopen' : 'markDone', { text: action.text })}
          tooltip={t(isDone ? 'reopenTip' : 'markDoneTip')}
          isDone={isDone}
          onPress={() => keepPlaceInList(action.id, () => changes.mark(action))}
        />
      ) : (
        choice.box
      )}
      <div className={clsx('min-w-0 flex-1', isOneLine && 'lg:flex lg:gap-x-6')}>
        <div className="min-w-0 flex-1">
          <ActionText action={action} onSave={(text) => changes.change(action, { text })} />
        </div>
        {isPhone ? (
          <>
            <div className={clsx('-mt-1.5 text-xs text-ink-faint', isOpen || hasIssue || '-mb-2.5')}>
              <ActionSummary
                action={action}
                hasAssignee={assignee !== undefined}
                team={team?.name}
                hasIssue={hasIssue}
                isOpen={isOpen}
                onToggle={() => setOpen(!isOpen)}
              />
              {/* Where other rows name the retro, and as close to the line above: a link is 44 px high to the thumb. */}
              {hasIssue && (
                <div
                  className={clsx('flex min-w-0', issue.isSentence ? '-mt-3' : ['-mt-5', isOpen || '-mb-3'])}
                >
                  {issue.node}
                </div>
              )}
            </div>
            {isOpen && (
              <div className="flex flex-wrap items-center gap-x-5 pb-1 text-xs text-ink-faint *:min-w-0">
                {assignee}
                {due}
                {team?.link}
                {program}
                {issue?.isDetail === true && issue.node}
                <Origin action={action} />
                {action.mayDelete && (
                  <button
                    type="button"
                    aria-label={t('delete', { text: action.text })}
                    className={clsx(linkClass, 'text-danger-ink')}
                    onClick={remove}
                  >
                    <Trash aria-hidden="true" className="size-4 shrink-0" />
                    {t('deleteTip')}
                  </button>
                )}
              </div>
            )}
          </>
        ) : (
          <>
            {/* Columns, so that the names of retros begin in one line; these alone are cut. */}
            <div
              className={clsx(
                'mt-1 flex h-fit min-h-7 min-w-0 items-start gap-x-4 text-xs text-ink-faint *:shrink-0',
                isOneLine && 'lg:-my-1 lg:w-144 lg:shrink-0',
              )}
            >
              {assignee !== undefined && <span className="flex w-36">{assignee}</span>}
              <span className={clsx('flex min-w-32 md:min-w-40', isOneLine && 'lg:min-w-34')}>{due}</span>
              {issue !== undefined && (
                <span className={clsx('flex', hasColumn ? 'min-w-24 lg:min-w-28' : 'basis-24 lg:basis-28')}>
                  {hasColumn && issue.node}
                </span>
              )}
              {team?.link}
              {/* What has no room beside the name of the retro goes below it instead of cutting it. */}
              <span className="flex min-w-0 flex-1 shrink! flex-wrap gap-x-4">
                <Origin action={action} />
                {program}
              </span>
            </div>
            {issue?.isSentence === true && <div className="text-xs text-ink-faint">{issue.node}</div>}
          </>
        )}
      </div>
      {/* While action items are chosen, nothing beside the choice goes with them. */}
      {action.mayDelete && !isPhone && choice === undefined && (
        <IconButton
          atEnd
          size="sm"
          label={t('delete', { text: action.text })}
          icon={<Trash aria-hidden="true" className="size-4" />}
          onClick={remove}
          className="-my-1 pointer-coarse:-my-3 opacity-0 group-focus-within/action:opacity-100 group-hover/action:opacity-100 pointer-coarse:opacity-100"
        />
      )}
    </li>
  )
}

const linkClass =
  'touch-area inline-flex h-7 min-w-0 max-w-full items-center gap-1.5 rounded-sm max-sm:pointer-coarse:h-11 hover:text-ink hover:underline'

/** Links to the board where it was added and to the note it came from (ACTION-30). */
function Origin({ action: { retro, noteId, text } }: { action: TeamAction }) {
  if (retro === null) return null
  const Icon = retro.isArchived ? Archive : NotebookPen
  return (
    <>
      <Link
        to={boardPath(retro.id)}
        data-tooltip={retro.isArchived ? `${retro.name} (${t('archived')})` : retro.name}
        className={clsx(linkClass, 'shrink!')}
      >
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        <span dir="auto" className="truncate leading-5">
          {retro.name}
        </span>
        {retro.isArchived && <VisuallyHidden>({t('archived')})</VisuallyHidden>}
      </Link>
      {noteId !== null && (
        <Link
          to={`${boardPath(retro.id)}#note-${encodeURIComponent(noteId)}`}
          aria-label={t('noteOf', { text })}
          className={linkClass}
        >
          <StickyNote aria-hidden="true" className="size-4 shrink-0" />
          {t('note')}
        </Link>
      )}
    </>
  )
}

/**
 * Calls `act`, which may take the action item with the focus out of the list. The focus then goes to the next action
 * item, else to the one before, else to the heading of the section, so that keyboard users keep their place.
 */
function keepPlaceInList(id: string, act: () => void): void {
  const row = document.querySelector(`[data-action="${CSS.escape(id)}"]`)
  const heading = row?.closest('section')?.querySelector<HTMLElement>('h2')
  const neighbours = [row?.nextElementSibling, row?.previousElementSibling]
  act()
  if (row === null) return
  const list = new MutationObserver(() => {
    if (row.isConnected) return
    stop()
    if (document.activeElement !== document.body) return
    const next = neighbours.find((one) => one?.isConnected)
    const place = next?.querySelector<HTMLElement>('[data-check]') ?? heading
    place?.focus()
  })
  const stop = () => list.disconnect()
  list.observe(document.body, { childList: true, subtree: true })
  // By then the server has answered, and the action item stays where it is.
  setTimeout(stop, 5000)
}
