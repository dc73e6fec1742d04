import type { Team } from '@retropulse/contract/teams'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import { showFailure } from '../show-failure.ts'
import type { Member } from './members-in-order.ts'
import { t } from './messages.ts'
import { removeMember } from './team-calls.ts'
import { useLeaveTeamPage } from './use-leave-team-page.ts'
import { useTeamChange } from './use-team-change.ts'

export interface RemovalDialogProps {
  team: Team
  /** The member to remove; null closes the dialog. */
  member: Member | null
  isYou: boolean
  onClose: () => void
}

/** Asks before a member is removed or leaves (TEAM-22, TEAM-23): there is no undo, only the invite link. */
export function RemovalDialog({ team, member, isYou, onClose }: RemovalDialogProps) {
  const [isBusy, setBusy] = useState(false)
  // The dialog keeps its text while it closes.
  const [last, setLast] = useState(member)
  if (member !== null && member !== last) setLast(member)
  const change = useTeamChange(team.id)
  const leavePage = useLeaveTeamPage(team.id)
  const name = last?.profile.name ?? ''

  const remove = async ({ id }: Member) => {
    if (await change(removeMember(team.id, id)))
      showToast(t('member.removed', { name, team: team.name }), { tone: 'ok' })
  }
  /** A user with a role in the organisation may still open the page of the team. */
  const leave = async (you: Member) => {
    if (you.isOrgRole) return remove(you)
    const answer = await removeMember(team.id, you.id)
    if (!answer.ok) return showFailure(answer.problem)
    await leavePage('/')
    return showToast(t('member.left', { team: team.name }))
  }
  const confirm = async () => {
    if (last === null) return
    setBusy(true)
    await (isYou ? leave(last) : remove(last))
    setBusy(false)
    onClose()
  }
  const texts = isYou
    ? {
        title: t('leave.title', { team: team.name }),
        description: t('leave.text'),
        confirmLabel: t('member.leave'),
      }
    : {
        title: t('remove.title', { name }),
        description: t('remove.text', { team: team.name }),
        confirmLabel: t('member.remove'),
      }
  return (
    <ConfirmDialog
      {...texts}
      open={member !== null}
      onOpenChange={(isOpen) => isOpen || isBusy || onClose()}
      cancelLabel={t('cancel')}
      busy={isBusy}
      onConfirm={() => void confirm()}
    />
  )
}
