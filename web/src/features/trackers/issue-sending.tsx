import type { TeamAction } from '@retropulse/contract/actions'
import type { TrackerIssue, TrackerTargets } from '@retropulse/contract/trackers'
import { TRACKER_ITEMS_MAX } from '@retropulse/domain/trackers/limits'
import { TRACKER_NAMES } from '@retropulse/domain/trackers/tracker-kinds'
import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { IssueChip } from './issue-chip.tsx'
import { t } from './messages.ts'
import { SendBar } from './send-bar.tsx'
import { issuesQuery, targetsQuery } from './tracker-calls.ts'
import { useSend } from './use-send.ts'

/** What a list of action items shows of trackers. */
export interface SendingParts {
  readonly bar: ReactNode
  /** `isDetail`: of less weight, so that a narrow row may hide it at first. */
  readonly ofAction: (action: TeamAction) => { readonly node: ReactNode; readonly isDetail: boolean }
}

export interface IssueSendingProps {
  teamId: string
  actions: readonly TeamAction[]
  /** Draws the list; without parts where no tracker is connected (TRACK-7). */
  children: (parts: SendingParts | null) => ReactNode
}

/** Sends action items to the trackers of the team, and shows their issues (TRACK-7, TRACK-8). */
export function IssueSending({ teamId, actions, children }: IssueSendingProps) {
  const { data } = useQuery(targetsQuery(teamId))
  const targets = data?.trackers ?? []
  if (targets.length === 0) return children(null)
  return (
    <Sending teamId={teamId} actions={actions} targets={targets}>
      {children}
    </Sending>
  )
}

const PER_CALL = 100

function Sending({
  teamId,
  actions,
  targets,
  children,
}: IssueSendingProps & { targets: TrackerTargets['trackers'] }) {
  const sendTo = useSend(teamId)
  const [chosenTarget, setTarget] = useState<string>()
  /** Null: action items are not being chosen. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const target = targets.find(({ id }) => id === chosenTarget) ?? targets[0]
  const issues = useIssues(teamId, actions)
  if (target === undefined) return children(null)
  const kind = TRACKER_NAMES[target.kind]

  const send = async (actionIds: readonly string[], trackerId = target.id) => {
    setBusy(true)
    const isSent = await sendTo(trackerId, actionIds.slice(0, TRACKER_ITEMS_MAX))
    setBusy(false)
    if (isSent) setChosen(null)
  }
  const unsent = actions.filter(({ id }) => !issues.has(id))
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
  }

  return children({
    bar: (
      <SendBar
        {...{ targets, target, chosen, isBusy }}
        canSend={unsent.length > 0}
        onTarget={setTarget}
        onChoose={() => setChosen(new Set())}
        onAll={() => {
          const open = unsent.filter(({ status }) => status === 'open')
          setChosen(new Set(open.slice(0, TRACKER_ITEMS_MAX).map(({ id }) => id)))
        }}
        onSend={() => void send([...(chosen ?? [])])}
        onCancel={() => setChosen(null)}
      />
    ),
    ofAction({ id, text }) {
      const issue = issues.get(id)
      if (issue !== undefined)
        return shown(<IssueChip issue={issue} text={text} onRetry={() => void send([id], issue.trackerId)} />)
      if (chosen !== null)
        return shown(
          <label className="touch-area inline-flex h-7 cursor-pointer items-center gap-1.5 max-sm:pointer-coarse:h-11 text-ink">
            <input
              type="checkbox"
              checked={chosen.has(id)}
              disabled={!chosen.has(id) && chosen.size >= TRACKER_ITEMS_MAX}
              aria-label={t('send.choose', { text })}
              className="size-4 accent-accent"
              onChange={() => toggle(id)}
            />
            {t('send', { kind })}
          </label>,
        )
      const node = (
        <button
          type="button"
          aria-label={t('send.named', { kind, text })}
          className="touch-area inline-flex h-7 items-center rounded-sm max-sm:pointer-coarse:h-11 opacity-0 group-focus-within/action:opacity-100 group-hover/action:opacity-100 hover:text-ink hover:underline pointer-coarse:opacity-100"
          onClick={() => void send([id])}
        >
          {t('send', { kind })}
        </button>
      )
      return { node, isDetail: true }
    },
  })
}

function shown(node: ReactNode) {
  return { node, isDetail: false }
}

/** The issues of these action items, by their ids. */
function useIssues(teamId: string, actions: readonly TeamAction[]): ReadonlyMap<string, TrackerIssue> {
  const ids = actions.map(({ id }) => id)
  const chunks = Array.from({ length: Math.ceil(ids.length / PER_CALL) }, (_, at) =>
    ids.slice(at * PER_CALL, (at + 1) * PER_CALL),
  )
  return useQueries({
    queries: chunks.map((chunk) => issuesQuery(teamId, chunk)),
    combine: (answers) =>
      new Map(
        answers.flatMap(({ data }) => data?.issues.map((issue) => [issue.actionId, issue] as const) ?? []),
      ),
  })
}
