import { discussedCard } from '@retropulse/domain/board/discussion/discussion'
import type { BoardState } from '@retropulse/domain/board/state'
import { truncated } from '@retropulse/domain/kernel/text'
import { voteRanking } from '../../model/vote-results.ts'
import { t } from '../../parts/discussion/messages.ts'
import { placeOf } from '../../parts/discussion/discussion-steps.ts'
import type { Announcement } from './board-changes.ts'

/** Characters of a note's text that are announced: a whole one would drown what comes after it. */
const TEXT_MAX = 120

/** The announcements of the note that is discussed, and of the end of the discussion (DISCUSS-11). */
export function discussionAnnouncements(before: BoardState, after: BoardState): readonly Announcement[] {
  if (before.discussedNote === after.discussedNote) return []
  // The start of a vote ends the discussion, and is announced itself.
  if (after.voting?.status === 'vote') return []
  if (after.discussedNote === null) return [{ key: 'discussion', text: t('ended') }]
  const card = discussedCard(after)
  if (card === null) return []
  const text = truncated(card.groupTitle ?? card.text, TEXT_MAX)
  const [at, of] = [(placeOf(after) ?? 0) + 1, voteRanking(after).cards.length]
  return [{ key: 'discussion', text: t('hear', { at, of, text }) }]
}
