import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import { useLive } from '../../model/board-store.ts'
import { boardSummaryQuery } from '../../model/use-board-summary.ts'
import { ToolPopover } from '../controls/tool-popover.tsx'
import { t } from './messages.ts'
import { RunPlanForm } from './run-plan-form.tsx'
import { RunStepList } from './run-step-list.tsx'
import { USUAL_STEPS } from './run-steps-editor.tsx'

/**
 * Plans and starts a guided run, from the steps of the format (RUN-13). While one is under way it is a list of its
 * steps, which becomes the form to change them (RUN-15).
 */
export function RunPanel({ anchor }: { anchor: HTMLElement }) {
  const run = useLive((view) => view.board.run)
  const changes = useLive((view) => view.board.changes)
  const boardId = useLive((view) => view.board.id)
  const { data: board, isFetching, isPending } = useQuery(boardSummaryQuery(boardId))
  const ofFormat = board?.runSteps ?? []
  // A run that replaced the one whose steps were being changed is shown as a list.
  const runKey = run === null ? 'new' : `run-${changes?.runs}`
  const [edited, setEdited] = useState<string | null>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const isList = run !== null && edited !== runKey
  const cancel = () => {
    flushSync(() => setEdited(null))
    editButton.current?.focus()
  }
  return (
    <ToolPopover
      anchor={anchor}
      title={t('title')}
      align="start"
      onOpenAutoFocus={focusCurrentStep}
      className={isList ? 'w-104' : 'w-160'}
    >
      {run === null && (
        <p className="mb-5 text-sm text-pretty text-ink-soft">
          {t('intro')} {ofFormat.length > 0 && t('ofFormat')}
        </p>
      )}
      {run === null && isPending && isFetching ? (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-72 w-full" />
        </SkeletonGroup>
      ) : isList ? (
        <RunStepList {...{ run, changes, editButton }} onEdit={() => setEdited(runKey)} />
      ) : (
        <RunPlanForm
          key={runKey}
          {...{ run, changes }}
          offered={ofFormat.length > 0 ? ofFormat : USUAL_STEPS}
          onCancel={cancel}
        />
      )}
    </ToolPopover>
  )
}

/** The current step takes the focus and not the first, to which the next Enter would go back. */
function focusCurrentStep(event: Event): void {
  if (!(event.target instanceof HTMLElement)) return
  const current = event.target.querySelector<HTMLElement>('[aria-current="step"]')
  if (current === null) return
  event.preventDefault()
  current.focus()
}
