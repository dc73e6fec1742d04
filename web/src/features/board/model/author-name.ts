import type { AuthorId } from '@retropulse/domain/kernel/ids'
import { t } from './messages.ts'
import type { Reader } from './reader.ts'

/**
 * The name of an author for viewers who see authors (NOTE-22). Empty until the server has sent who the author is, as on
 * a board that this device kept.
 */
export function authorName({ authors }: Pick<Reader, 'authors'>, by: AuthorId): string {
  const profile = authors[by]
  return profile === undefined ? '' : (profile.name ?? t('people.anonymous'))
}
