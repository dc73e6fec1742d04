import type { Team } from '@retropulse/contract/teams'
import { useQueryClient } from '@tanstack/react-query'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { teamPath } from '../../../lib/paths.ts'
import { userMetaQuery } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { showToast } from '../../../ui/toast.ts'
import { showFailure } from '../show-failure.ts'
import { t } from './messages.ts'
import { deleteTeam, restoreTeam } from './team-calls.ts'
import { useLeaveTeamPage } from './use-leave-team-page.ts'

/**
 * Moves the team to the trash for 30 days; the toast has Undo. Asks first (TEAM-17), since all participants leave the
 * boards of the team at once (TRASH-12).
 */
export function DeleteTeam({ team, mayEdit }: { team: Team; mayEdit: boolean }) {
  const { id, name, boards } = team
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const leavePage = useLeaveTeamPage(id)
  const queries = useQueryClient()
  const navigate = useNavigate()

  const restore = async () => {
    const answer = await restoreTeam(id)
    if (!answer.ok) return showFailure(answer.problem)
    await Promise.all([
      queries.invalidateQueries({ queryKey: userMetaQuery.queryKey }),
      queries.invalidateQueries({ queryKey: ['org'] }),
    ])
    return navigate(teamPath(id))
  }
  const remove = async () => {
    setBusy(true)
    const answer = await deleteTeam(id)
    if (!answer.ok) {
      setBusy(false)
      setAsking(false)
      return showFailure(answer.problem)
    }
    await leavePage('/dashboard')
    return showToast(t('delete.done', { team: name }), {
      action: { label: t('undo'), onAction: () => void restore() },
    })
  }
  return (
    <>
      <Button
        disabledReason={mayEdit ? undefined : t('adminsOnly')}
        variant="danger-outline"
        icon={<Trash2 aria-hidden="true" className="size-4" />}
        onClick={() => setAsking(true)}
      >
        {t('delete.do')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={(isOpen) => isBusy || setAsking(isOpen)}
        title={t('delete.ask', { team: name })}
        description={
          boards.length === 0 ? t('delete.ask.empty') : t('delete.ask.text', { count: boards.length })
        }
        confirmLabel={t('delete.do')}
        cancelLabel={t('cancel')}
        busy={isBusy}
        onConfirm={() => void remove()}
      />
    </>
  )
}
