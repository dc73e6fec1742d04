import { type EmailKind, kindIn, UNSUBSCRIBE_PATH } from '@retropulse/contract/email-kinds'
import { asId, type PersonId } from '@retropulse/domain/kernel/ids'
import { openSignedText, signText } from '../../../platform/secret/signed-text.ts'

/** Whose emails of which kind a link stops. */
export interface UnsubscribeWish {
  readonly personId: PersonId
  readonly kind: EmailKind
}

/** Links that stop a kind of email for a person (MAIL-34). */
export interface UnsubscribeLinks {
  linkFor(wish: UnsubscribeWish, origin: string): string
  /** Null for a token that this server did not sign. */
  read(token: string): UnsubscribeWish | null
}

/**
 * A token names a kind and a person and is signed by a key for nothing else: it neither signs in nor discloses more than
 * the receiver's own id. It does not expire, since an old email must still be stoppable (MAIL-35).
 */
export function createUnsubscribeLinks(key: string): UnsubscribeLinks {
  return {
    linkFor({ personId, kind }, origin) {
      const query = new URLSearchParams({ token: signText(`${kind}.${personId}`, key) })
      return `${origin}${UNSUBSCRIBE_PATH}?${query.toString()}`
    },
    read(token) {
      const text = openSignedText(token, key)
      const kind = text === null ? null : kindIn(text)
      return text === null || kind === null
        ? null
        : { kind, personId: asId<PersonId>(text.slice(kind.length + 1)) }
    },
  }
}
