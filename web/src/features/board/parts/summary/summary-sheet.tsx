import { summaryOf } from '@retropulse/domain/board/summary/summary'
import { useMemo, useRef } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { useAssigneeName } from '../action-items/team-members.ts'
import { isEarly, useMoodPoll } from '../mood/use-mood-poll.ts'
import { useBoardStore, useLive } from '../../model/board-store.ts'
import { CelebrationBand } from './celebration-band.tsx'
import { DownloadMenu } from './download-menu.tsx'
import { t } from './messages.ts'
import { noMoodText } from './no-mood-text.ts'
import { SlackButton } from './slack-button.tsx'
import { SummaryBody } from './summary-body.tsx'
import Mail from 'lucide-react/icons/mail'
import { MenuItem } from '../../../../ui/menu-items.tsx'
import { Menu } from '../../../../ui/menu.tsx'
import { useBoardSummary } from '../../model/use-board-summary.ts'
import { useSendSummary } from './use-send-summary.ts'

/** The summary in a dialog, with its downloads, email and Slack (SUMMARY-1). */
export function SummarySheet({ onClose }: { onClose: () => void }) {
  const { session } = useBoardStore()
  const board = useLive((view) => view.board)
  const nameOf = useAssigneeName()
  const leads = useLive((view) => view.you.isFacilitator)
  const summary = useMemo(() => summaryOf(board), [board])
  const { data, isPending } = useMoodPoll()
  const moodScore = data?.moodScore ?? null
  const moodAnswers = (data?.moodValues ?? []).reduce<number>((sum, count) => sum + count, 0)
  const noMood = noMoodText(board.moodPoll, data)
  // There is nothing to send yet: the next step is to write.
  const isNothing =
    Object.values(summary.counts).every((count) => count === 0) &&
    summary.text === null &&
    summary.actions.earlier.length === 0 &&
    board.moodPoll === null &&
    board.gifs.length === 0
  const picture = useRef<HTMLDivElement>(null)
  const hasPoll = board.moodPoll !== null
  // Until the mood is known it is not clear how to celebrate.
  const isSettled = !hasPoll || (!isPending && !isEarly(data))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t('title')}
      isTitleAbove
      closeLabel={t('close')}
      size="lg"
      isReading
      footer={
        <>
          {leads && (
            <Button
              className="me-auto max-sm:w-full"
              onClick={() => session.do({ type: 'show-summary', on: !board.showSummary })}
            >
              {t(board.showSummary ? 'hideAll' : 'showAll')}
            </Button>
          )}
          {/* The first one, since it loads later than the others and must not move them. */}
          {leads && !isNothing && <SlackButton isMasked={summary.isMasked} />}
          {!isNothing && <DownloadMenu {...{ summary, moodScore, picture, nameOf }} />}
          {leads && !isNothing && <EmailMenu isMasked={summary.isMasked} />}
          {isNothing && (
            <Button variant="primary" className="max-sm:w-full" onClick={onClose}>
              {t('back')}
            </Button>
          )}
        </>
      }
    >
      <div ref={picture} data-testid="summary" className="-m-5 bg-raised p-5">
        <SummaryBody
          {...{ summary, moodScore, moodAnswers, noMood, isNothing }}
          isMoodComing={board.moodPoll === false && isPending}
          gifs={board.gifs}
          nameOf={nameOf}
        />
      </div>
      {isSettled && <CelebrationBand {...{ summary, moodScore }} />}
    </Dialog>
  )
}

/**
 * Sends the summary to the sender or to the team (MAIL-2); disabled on the free plan (MAIL-4), and while brainstorming
 * (MASK-5).
 */
function EmailMenu({ isMasked }: { isMasked: boolean }) {
  const row = useBoardSummary()
  const { state, send } = useSendSummary()
  const isSending = state === 'sending'
  // A board without a team offers no email (MAIL-32).
  if (row?.teamId === null) return null
  // Until the plan is known the menu opens, and the server decides.
  const reason = row?.planId === null ? t('upgrade') : isMasked ? t('sentAfterReveal') : undefined
  const button = (
    <Button
      variant="primary"
      // As wide as when it reads 'Sent'.
      className="min-w-44 max-sm:flex-1"
      busy={isSending}
      icon={<Mail aria-hidden="true" className="size-4" />}
      disabledReason={reason}
    >
      {t(state === 'sent' ? 'sent' : 'email')}
    </Button>
  )
  if (reason !== undefined || isSending) return button
  return (
    <Menu isPhoneSheet title={t('email')} side="top" align="end" trigger={button}>
      <MenuItem onSelect={() => send(false)}>{t('toMe')}</MenuItem>
      <MenuItem onSelect={() => send(true)}>{t('toTeam')}</MenuItem>
    </Menu>
  )
}
