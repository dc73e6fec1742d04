import { type EmailKind, kindIn, UNSUBSCRIBE_PATH } from '@retropulse/contract/email-kinds'
import { asId, type PersonId } from '@retropulse/domain/kernel/ids'
import { openSealedText, sealText } from '../../../platform/secret/sealed-text.ts'

/** Whose emails of which kind a link stops. */
export interface UnsubscribeInput {
  readonly personId: PersonId
  readonly kind: EmailKind
}

/** Links that stop a kind of email for a person (MAIL-34). */
export interface UnsubscribeLinks {
  linkFor(input: UnsubscribeInput, origin: string): string
  /** Null for a token that this server did not make. */
  read(token: string): UnsubscribeInput | null
}

/**
 * A token is the kind, which the page shows, and the person's id, encrypted by a key for nothing else and bound to that
 * kind: it neither signs in nor discloses who the receiver is, also where an email is forwarded. It does not expire, since
 * an old email must still be stoppable (MAIL-35).
 */
export function createUnsubscribeLinks(key: string): UnsubscribeLinks {
  return {
    linkFor({ personId, kind }, origin) {
      const query = new URLSearchParams({ token: `${kind}.${sealText(personId, key, kind)}` })
      return `${origin}${UNSUBSCRIBE_PATH}?${query.toString()}`
    },
    read(token) {
      const kind = kindIn(token)
      const id = kind === null ? null : openSealedText(token.slice(kind.length + 1), key, kind)
      return kind === null || id === null ? null : { kind, personId: asId<PersonId>(id) }
    },
  }
}
