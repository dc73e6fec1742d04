import type { TeamAction } from '@retropulse/contract/actions'
import type { TrackerIssue } from '@retropulse/contract/trackers'
import { TRACKER_ITEMS_MAX } from '@retropulse/domain/trackers/limits'
import { useQueries, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { IssueChip } from './issue-chip.tsx'
import { t } from './issue-messages.ts'
import { SendBar, SendOpener, useFocusOfChoice } from './send-bar.tsx'
import { SendButton } from './send-button.tsx'
import { issuesQuery, targetsQuery } from './tracker-calls.ts'
import { useSend } from './use-send.ts'

/** What a list of action items shows of trackers. */
export interface SendingParts {
  readonly opener: ReactNode
  readonly ofAction: (action: TeamAction) => {
    readonly node: ReactNode
    /** Of less weight, so that a narrow row may hide it at first. */
    readonly isDetail: boolean
    /** Too long for the line of the other details. */
    readonly isSentence: boolean
  }
  /** Null: action items are not being chosen. */
  readonly choosing: {
    readonly choiceOf: (action: TeamAction) => { readonly box: ReactNode; readonly isChosen: boolean }
    readonly bar: ReactNode
  } | null
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
  useFocusOfChoice(chosen !== null)
  if (target === undefined) return children(null)

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
    opener: chosen === null && unsent.length > 0 && (
      <SendOpener {...{ targets, target }} onChoose={() => setChosen(new Set())} />
    ),
    ofAction({ id, text }) {
      const issue = issues.get(id)
      if (issue !== undefined)
        return {
          node: (
            <IssueChip
              issue={issue}
              text={text}
              isChoosing={chosen !== null}
              onRetry={() => void send([id], issue.trackerId)}
            />
          ),
          isDetail: false,
          isSentence: issue.state === 'queued' || issue.state === 'failed',
        }
      const node =
        chosen === null ? (
          <SendButton {...{ targets, text }} onSend={(trackerId) => void send([id], trackerId)} />
        ) : null
      return { node, isDetail: true, isSentence: false }
    },
    choosing: chosen && {
      choiceOf: ({ id, text }) => ({
        isChosen: chosen.has(id),
        box: (
          <ChoiceBox
            text={text}
            isChosen={chosen.has(id)}
            issue={issues.get(id)}
            isDisabled={!chosen.has(id) && chosen.size >= TRACKER_ITEMS_MAX}
            onToggle={() => toggle(id)}
          />
        ),
      }),
      bar: (
        <SendBar
          {...{ targets, target, chosen, isBusy }}
          onTarget={setTarget}
          onAll={() => {
            const open = unsent.filter(({ status }) => status === 'open')
            setChosen(new Set(open.slice(0, TRACKER_ITEMS_MAX).map(({ id }) => id)))
          }}
          onSend={() => void send([...chosen], target.id)}
          onCancel={() => setChosen(null)}
        />
      ),
    },
  })
}

interface ChoiceBoxProps {
  /** The text of the action item. */
  text: string
  isChosen: boolean
  /** The issue of the action item, which is not sent again; undefined: it was never sent. */
  issue: TrackerIssue | undefined
  isDisabled: boolean
  onToggle: () => void
}

/**
 * The box that chooses one action item, at the start of its row; all that is beside its text takes the press. The
 * place of an action item that was sent is empty: a mark there would look like a choice, and its row says what became
 * of it (TRACK-17).
 */
function ChoiceBox({ text, isChosen, issue, isDisabled, onToggle }: ChoiceBoxProps) {
  if (issue !== undefined) {
    const kind = issue.state === 'queued' || issue.state === 'failed' ? issue.state : 'sent'
    return (
      <span className="size-5 shrink-0">
        <VisuallyHidden>{t(`send.not.${kind}`)}</VisuallyHidden>
      </span>
    )
  }
  return (
    <label className="-my-3 -ms-4 -me-3 flex shrink-0 cursor-pointer py-3 ps-4 pe-3 sm:-ms-5 sm:ps-5">
      <input
        type="checkbox"
        data-choice
        checked={isChosen}
        disabled={isDisabled}
        aria-label={t('send.choose', { text })}
        className="size-5"
        onChange={onToggle}
      />
    </label>
  )
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
