import type { AuthorId } from '@retropulse/domain/kernel/ids'
import { t as board } from '../../model/messages.ts'
import { isOwn, type Reader, shownAuthor } from '../../model/reader.ts'
import { t } from './messages.ts'

/** Who is in the spotlight, in words: a name for viewers who see authors only (SPOT-3). */
export function spotlightText(author: AuthorId, reader: Reader): string {
  if (isOwn(reader, author)) return t('on', { name: t('you') })
  const profile = shownAuthor(reader, author)
  return profile === null ? t('unnamed') : t('on', { name: profile.name ?? board('people.anonymous') })
}
