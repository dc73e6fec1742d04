import type { TeamId } from '@retropulse/domain/kernel/ids'
import { issueTitleOf } from '@retropulse/domain/trackers/issue-title'
import type { IssueDraft } from '../ports.ts'
import { t } from './messages.ts'

/** The issue of an action item: no person stands in it (TRACK-5). `origin` null: the server does not know its address. */
export function issueDraft(
  key: string,
  { text, due }: { readonly text: string; readonly due: string | null },
  { teamId, origin }: { readonly teamId: TeamId; readonly origin: string | null },
): IssueDraft {
  const { title, isCut } = issueTitleOf(text)
  return {
    key,
    title,
    facts: due === null ? [] : [t('dueOn', { day: due })],
    fullText: isCut ? text : null,
    link:
      origin === null
        ? null
        : {
            label: t('link'),
            url: `${origin}/dashboard/team/${teamId}/actions`,
          },
  }
}
