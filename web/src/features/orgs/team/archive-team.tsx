import type { Team } from '@retropulse/contract/teams'
import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast.ts'
import { t } from './messages.ts'
import { changeTeam } from './team-calls.ts'
import { useTeamChange } from './use-team-change.ts'

/** Archives the team, or makes it active again where the plan has room (TEAM-14, TEAM-15). */
export function ArchiveTeam({ team, mayEdit }: { team: Team; mayEdit: boolean }) {
  const { id, name, isArchived } = team
  const [isBusy, setBusy] = useState(false)
  const change = useTeamChange(id)
  const set = async (archives: boolean) => {
    setBusy(true)
    const isDone = await change(changeTeam(id, { isArchived: archives }))
    setBusy(false)
    if (!isDone) return
    showToast(t(archives ? 'archive.done' : 'archive.restored', { team: name }), {
      tone: 'ok',
      id: 'archive',
      ...(archives && { action: { label: t('undo'), onAction: () => void set(false) } }),
    })
  }
  const Icon = isArchived ? ArchiveRestore : Archive
  return (
    <Button
      busy={isBusy}
      disabledReason={mayEdit ? undefined : t('adminsOnly')}
      icon={<Icon aria-hidden="true" className="size-4" />}
      onClick={() => void set(!isArchived)}
    >
      {t(isArchived ? 'archive.restore' : 'archive.do')}
    </Button>
  )
}
