import Spotlight from 'lucide-react/icons/spotlight'
import { t as board } from '../messages.ts'
import { isOwn, type Reader, shownAuthor } from '../note/reader.ts'
import { ChipButton, StatusChip } from '../toolbar/status-chip.tsx'
import { useBoardStore, useLive } from '../view/board-store.ts'
import { useReader } from '../view/use-reader.ts'
import { t } from './messages.ts'

/** Whose notes are in the spotlight, for those who may know it; a facilitator ends it. */
export function SpotlightStatus() {
  const { session } = useBoardStore()
  const reader = useReader()
  const author = useLive((view) => view.board.showHighlight)
  if (author === false) return null
  return (
    <StatusChip icon={Spotlight}>
      <span dir="auto" className="max-w-48 truncate">
        {spotlightText(author, reader)}
      </span>
      {reader.you.isFacilitator && (
        <ChipButton label={t('end')} onPress={() => session.do({ type: 'set-spotlight', author: false })} />
      )}
    </StatusChip>
  )
}

/** Who is in the spotlight, in words: a name only for those who see authors (board.md §6). */
export function spotlightText(author: Parameters<typeof shownAuthor>[1], reader: Reader): string {
  if (isOwn(reader, author)) return t('on', { name: t('you') })
  const profile = shownAuthor(reader, author)
  return profile === null ? t('unnamed') : t('on', { name: profile.name ?? board('people.anonymous') })
}
