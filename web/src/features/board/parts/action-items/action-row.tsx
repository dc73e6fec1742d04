import { isAuthor } from '@retropulse/domain/board/actor'
import type { ActionItem } from '@retropulse/domain/board/action-items/action-item'
import { clsx } from 'clsx'
import Trash from 'lucide-react/icons/trash-2'
import { memo } from 'react'
import { flushSync } from 'react-dom'
import { CheckCircle } from '../../../../ui/check-circle.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { announce } from '../../../../ui/live-region.ts'
import { showToast } from '../../../../ui/toast.ts'
import { dayOf } from './action-day.ts'
import { t as boardText } from '../../model/messages.ts'
import { isOwn, type Reader, shownAuthor } from '../../model/reader.ts'
import { useBoardStore } from '../../model/board-store.ts'
import { ActionMarks } from './action-marks.tsx'
import { ActionText } from './action-text.tsx'
import { AssigneePicker } from './assignee-picker.tsx'
import { DueDay } from './due-day.tsx'
import { t } from './messages.ts'
import type { TeamMembers } from './team-members.ts'
import type { ActionId } from '@retropulse/domain/kernel/ids'

export interface ActionRowProps {
  action: ActionItem
  reader: Reader
  team: TeamMembers
  /** The action item was added on another board of the team (ACTION-18). */
  isEarlier: boolean
  /** The action items that are asked about together with this one; undefined: not yet. */
  asked: readonly string[] | undefined
  /** One line, of the text and the assignee. */
  isBrief?: boolean
}

/** An action item: all participants complete it, its author or a facilitator deletes it (ACTION-7, ACTION-10). */
export const ActionRow = memo(function ActionRow(props: ActionRowProps) {
  const { action, reader, team, isEarlier, asked, isBrief = false } = props
  const { session } = useBoardStore()
  const { id: actionId, text, createdBy } = action
  const isDone = action.status === 1
  const mayDelete = reader.you.isFacilitator || (createdBy !== null && isAuthor(createdBy, reader.you))
  const mark = () => {
    focusInList(actionId, () =>
      flushSync(() => session.do({ type: 'set-action-status', actionId, status: isDone ? 0 : 1 })),
    )
    announce(t(isDone ? 'isReopened' : 'isDone'))
  }
  const remove = () => {
    focusInList(actionId, () => flushSync(() => session.do({ type: 'delete-action', actionId })))
    const onAction = () => session.do({ type: 'restore-action', actionId })
    showToast(t('deleted'), { id: `deleted-${actionId}`, action: { label: boardText('undo'), onAction } })
  }
  const check = (
    <CheckCircle
      label={t(isDone ? 'reopen' : 'markDone', { text })}
      tooltip={t(isDone ? 'reopenTip' : 'markDoneTip')}
      isDone={isDone}
      onPress={mark}
    />
  )
  if (isBrief)
    return (
      <li
        data-action={actionId}
        className="flex min-h-10 pointer-coarse:min-h-11 items-center gap-3 border-b border-line ps-1 last:border-0"
      >
        {check}
        <div className="min-w-0 flex-1">
          <ActionText action={action} />
        </div>
        <span className="flex max-w-2/5 min-w-0">
          <AssigneePicker {...{ action, reader, team }} />
        </span>
      </li>
    )
  return (
    <li
      data-action={actionId}
      className="group/action flex gap-3 border-b border-line py-3 last:border-0 pointer-coarse:pt-4 pointer-coarse:pb-2"
    >
      {check}
      <div className="min-w-0 flex-1">
        <ActionText action={action} />
        {/* The lines go on below the button that deletes: names and dates have room there. */}
        <div
          className={clsx(
            'mt-1 flex min-h-7 flex-wrap items-center gap-1 text-xs pointer-coarse:mt-0.5',
            mayDelete && '-me-9 pointer-coarse:-me-10.5',
          )}
        >
          <AssigneePicker {...{ action, reader, team }} />
          <DueDay action={action} mayChange={reader.you.seesAssignees} />
          {/* What can be changed stands first, at the same place in all rows; the rest is only read. */}
          <div className="contents text-ink-faint *:[a]:-my-1.5">
            <Origin {...{ action, reader, isEarlier }} />
            {reader.you.seesAssignees && team.teamId !== null && asked !== undefined && (
              <ActionMarks action={action} teamId={team.teamId} ids={asked} />
            )}
          </div>
        </div>
      </div>
      {mayDelete && (
        <IconButton
          atEnd
          size="sm"
          label={t('delete')}
          icon={<Trash aria-hidden="true" className="size-4" />}
          onClick={remove}
          className="-my-1.5 opacity-0 group-focus-within/action:opacity-100 group-hover/action:opacity-100 pointer-coarse:-my-3 pointer-coarse:text-ink-faint pointer-coarse:opacity-100"
        />
      )}
    </li>
  )
})

/** The author, for viewers who see authors; the time; and whether it comes from an earlier retro. */
function Origin({ action, reader, isEarlier }: Omit<ActionRowProps, 'team' | 'asked'>) {
  const { createdBy, timeStamp } = action
  const author = createdBy === null ? null : shownAuthor(reader, createdBy)
  const name =
    author === null || createdBy === null ? null : isOwn(reader, createdBy) ? t('youWithin') : author.name
  return (
    <>
      <span className="inline-flex max-w-full items-center gap-x-1">
        <span dir="auto" className="min-w-0 truncate">
          {name === null ? t('addedAt') : t('addedBy', { name })}
        </span>{' '}
        <time dateTime={new Date(timeStamp).toISOString()} className="shrink-0">
          {dayOf(timeStamp)}
        </time>
      </span>
      {isEarlier && <span className="rounded-full bg-fill px-2 leading-5 text-ink-soft">{t('earlier')}</span>}
    </>
  )
}

/**
 * Runs an act that takes an action item out of its list, and keeps the focus there: on the action item that follows, or
 * on the field for a new one when the list is empty.
 */
function focusInList(actionId: ActionId, take: () => void): void {
  const row = document.querySelector(`[data-action="${CSS.escape(actionId)}"]`)
  const list = row?.parentElement ?? null
  const at = list === null || row === null ? -1 : [...list.children].indexOf(row)
  take()
  const checks = [...(list?.querySelectorAll<HTMLElement>('[data-check]') ?? [])]
  const next = list?.isConnected === true ? (checks[at] ?? checks.at(-1)) : undefined
  const field = document.querySelector<HTMLElement>('[data-actions-panel] [role="tab"][aria-selected="true"]')
  const target = next ?? field
  target?.focus()
}
