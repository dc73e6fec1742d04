import { useEffect } from 'react'
import { showToast } from '../../../ui/toast.ts'
import { t } from './messages.ts'
import { useDeparture } from './use-departure.ts'

/** SHELL-7: the team is gone, or closed to the user: says so and leads to the overview. */
export function TeamGone({ teamId }: { teamId: string }) {
  const depart = useDeparture(teamId)
  useEffect(() => {
    showToast(t('unavailable'), { id: 'team-unavailable' })
    void depart('/dashboard')
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a team that is gone, however often it is drawn
  }, [teamId])
  return null
}
