import { type ChangeCounts, seenOf } from '@retropulse/domain/board/change-counts'
import { stepsRefusal } from '@retropulse/domain/board/guided-run/steps-refusal'
import type { GuidedRun, RunStep } from '@retropulse/domain/board/guided-run/guided-run'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Skeleton, SkeletonGroup } from '../../../../ui/skeleton.tsx'
import { useBoardHandlers } from '../../model/board-handlers.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { boardSummaryQuery } from '../../model/use-board-summary.ts'
import { ToolPopover } from '../controls/tool-popover.tsx'
import { t } from './messages.ts'
import { RunStepsEditor, USUAL_STEPS } from './run-steps-editor.tsx'

/** Plans, starts, changes and ends a guided run (RUN-3, RUN-6, RUN-8, RUN-9), from the steps of the format (RUN-13). */
export function RunPanel({ anchor }: { anchor: HTMLElement }) {
  const run = useLive((view) => view.board.run)
  const changes = useLive((view) => view.board.changes)
  const boardId = useLive((view) => view.board.id)
  const { data: board, isFetching, isPending } = useQuery(boardSummaryQuery(boardId))
  const ofFormat = board?.runSteps ?? []
  return (
    <ToolPopover anchor={anchor} title={t('title')} className="w-160 p-4">
      {run === null ? (
        <p className="mb-5 text-sm text-pretty text-ink-soft">
          {t('intro')} {ofFormat.length > 0 && t('ofFormat')}
        </p>
      ) : (
        <Steps run={run} />
      )}
      {run === null && isPending && isFetching ? (
        <SkeletonGroup label={t('loading')}>
          <Skeleton className="h-72 w-full" />
        </SkeletonGroup>
      ) : (
        <PlanForm
          key={run === null ? 'new' : `run-${changes?.runs}`}
          run={run}
          changes={changes}
          offered={ofFormat.length > 0 ? ofFormat : USUAL_STEPS}
        />
      )}
    </ToolPopover>
  )
}

/** The steps of a run that is under way; each can be gone to, forwards and back. */
function Steps({ run: { steps, index } }: { run: GuidedRun }) {
  const { session } = useBoardStore()
  const changes = useLive((view) => view.board.changes)
  const seen = seenOf(changes, 'steps')
  return (
    <div className="mb-4 flex flex-wrap gap-2 border-b border-line pb-4 max-sm:*:grow max-sm:*:basis-[calc(50%-0.25rem)]">
      {steps.map(({ title }, at) => (
        <Button
          // oxlint-disable-next-line react/no-array-index-key -- a step is its place
          key={at}
          size="sm"
          variant={at === index ? 'primary' : 'secondary'}
          {...(at === index && { 'aria-current': 'step' })}
          aria-label={t('goTo', { step: at + 1, title })}
          onClick={() => session.do({ type: 'go-to-step', index: at, from: index, ...seen })}
        >
          {at + 1}. {title}
        </Button>
      ))}
    </div>
  )
}

interface PlanFormProps {
  run: GuidedRun | null
  changes: ChangeCounts | null
  /** The steps to begin with while no run is under way. */
  offered: readonly RunStep[]
}

function PlanForm({ run, changes, offered }: PlanFormProps) {
  const { session } = useBoardStore()
  const { hide } = useBoardHandlers()
  const [steps, setSteps] = useState<readonly RunStep[]>(run?.steps ?? offered)
  const [isRefused, setRefused] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (stepsRefusal(steps) !== null) return setRefused(true)
    session.do({ type: run === null ? 'start-run' : 'plan-run', steps, ...seenOf(changes, 'runs') })
    hide()
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <RunStepsEditor
        {...{ steps, isRefused }}
        onChange={(wanted) => {
          setSteps(wanted)
          setRefused(false)
        }}
      />
      <div className="mt-1 flex items-center justify-between gap-2 border-t border-line pt-4">
        {run !== null && (
          <Button
            onClick={() => {
              session.do({ type: 'end-run', from: run.index, ...seenOf(changes, 'steps') })
              hide()
            }}
          >
            {t('end')}
          </Button>
        )}
        <Button type="submit" variant="primary" className="ms-auto">
          {t(run === null ? 'start' : 'apply')}
        </Button>
      </div>
    </form>
  )
}
