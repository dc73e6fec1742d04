import { readerOf } from '../note/reader.ts'
import { spotlightText } from '../spotlight/spotlight-text.ts'
import { t } from '../spotlight/messages.ts'
import type { LiveView } from '../view/board-store.ts'
import type { Hearing } from './board-changes.ts'

type SpotlightView = Pick<LiveView, 'board' | 'you' | 'authors'>

/** Whose notes stand out now, by name only to those who may know it (board.md §6). */
export function spotlightHearings(before: SpotlightView, after: SpotlightView): readonly Hearing[] {
  const author = after.board.showHighlight
  if (before.board.showHighlight === author) return []
  return [{ key: 'spotlight', text: author === false ? t('ended') : spotlightText(author, readerOf(after)) }]
}
