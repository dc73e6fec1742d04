import { readerOf } from '../../model/reader.ts'
import { spotlightText } from '../../parts/spotlight/spotlight-text.ts'
import { t } from '../../parts/spotlight/messages.ts'
import type { LiveView } from '../../model/board-store.ts'
import type { Announcement } from './board-changes.ts'

type SpotlightView = Pick<LiveView, 'board' | 'you' | 'authors'>

/** The announcement of the spotlight, by name only for viewers who see authors (SPOT-3). */
export function spotlightAnnouncements(before: SpotlightView, after: SpotlightView): readonly Announcement[] {
  const author = after.board.showHighlight
  if (before.board.showHighlight === author) return []
  return [{ key: 'spotlight', text: author === false ? t('ended') : spotlightText(author, readerOf(after)) }]
}
