import type { TeamAction } from '@retropulse/contract/actions'
import type { TrackerIssue } from '@retropulse/contract/trackers'
import { TRACKER_ITEMS_MAX } from '@retropulse/domain/trackers/limits'
import { TRACKER_NAMES } from '@retropulse/domain/trackers/tracker-kinds'
import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { IssueChip } from './issue-chip.tsx'
import { t } from './messages.ts'
import { SendBar } from './send-bar.tsx'
import { SendButton } from './send-button.tsx'
import { issuesQuery, targetsQuery } from './tracker-calls.ts'
import { useSend } from './use-send.ts'

/** What a list of action items shows of trackers. */
export interface SendingParts {
  readonly bar: ReactNode
  readonly ofAction: (action: TeamAction) => {
    readonly node: ReactNode
    /** Of less weight, so that a narrow row may hide it at first. */
    readonly isDetail: boolean
    /** Too long for the line of the other details. */
    readonly isSentence: boolean
  }
}

export interface IssueSendingProps {
  teamId: string
  actions: readonly TeamAction[]
  /** Draws the list; without parts where no tracker is connected (TRACK-7). */
  children: (parts: SendingParts | null) => ReactNode
}

const PER_CALL = 100

/**
 * Sends action items to the trackers of the team, and shows their issues (TRACK-7, TRACK-8). One component from the
 * start, so that what is being typed around the list outlasts the answer that names the trackers.
 */
export function IssueSending({ teamId, actions, children }: IssueSendingProps) {
  const targets = useQuery(targetsQuery(teamId)).data?.trackers ?? []
  const sendTo = useSend(teamId)
  const [chosenTarget, setTarget] = useState<string>()
  /** Null: action items are not being chosen. */
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const [isBusy, setBusy] = useState(false)
  const target = targets.find(({ id }) => id === chosenTarget) ?? targets[0]
  const issues = useIssues(teamId, target === undefined ? [] : actions)
  if (target === undefined) return children(null)
  const kind = TRACKER_NAMES[target.kind]

  const send = async (actionIds: readonly string[], trackerId: string) => {
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
        onSend={() => void send([...(chosen ?? [])], target.id)}
        onCancel={() => setChosen(null)}
      />
    ),
    ofAction({ id, text }) {
      const issue = issues.get(id)
      if (issue !== undefined)
        return {
          node: <IssueChip issue={issue} text={text} onRetry={() => void send([id], issue.trackerId)} />,
          isDetail: false,
          isSentence: issue.state === 'queued' || issue.state === 'failed',
        }
      if (chosen === null)
        return {
          node: <SendButton {...{ targets, text }} onSend={(trackerId) => void send([id], trackerId)} />,
          isDetail: true,
          isSentence: false,
        }
      const node = (
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
        </label>
      )
      return { node, isDetail: false, isSentence: false }
    },
  })
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
