import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IssueChip } from './issue-chip.tsx'
import { issuesQuery, targetsQuery } from './tracker-calls.ts'
import { useSend } from './use-send.ts'

export interface ActionIssueProps {
  teamId: string
  actionId: string
  /** The text of the action item. */
  text: string
  /** The action items that are asked about by one call, at most a hundred; this one is among them. */
  ids: readonly string[]
}

/** What became of an action item of a board that was sent to a tracker (TRACK-8); nothing where none is connected. */
export function ActionIssue({ teamId, actionId, text, ids }: ActionIssueProps) {
  const send = useSend(teamId)
  const { data: targets } = useQuery(targetsQuery(teamId))
  const { data: issue } = useQuery({
    ...issuesQuery(teamId, ids),
    enabled: targets !== undefined && targets.trackers.length > 0,
    placeholderData: keepPreviousData,
    select: ({ issues }) => issues.find((each) => each.actionId === actionId),
  })
  if (issue === undefined) return null
  return <IssueChip issue={issue} text={text} onRetry={() => void send(issue.trackerId, [actionId])} />
}
