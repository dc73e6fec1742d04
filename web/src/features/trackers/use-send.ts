import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../ui/toast.ts'
import { t } from './issue-messages.ts'
import { issuesKey, sendToTracker } from './tracker-calls.ts'

/** Has action items sent to a tracker, or tried again; false: the server refused it, which a toast says (TRACK-7). */
export function useSend(teamId: string) {
  const queries = useQueryClient()
  return async (trackerId: string, actionIds: readonly string[]): Promise<boolean> => {
    const answer = await sendToTracker(teamId, { trackerId, actionIds: [...actionIds] })
    if (answer.ok) await queries.invalidateQueries({ queryKey: issuesKey(teamId) })
    else showToast(t('send.failed'), { tone: 'danger' })
    return answer.ok
  }
}
