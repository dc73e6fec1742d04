import {
  type ActionId,
  asId,
  type CommandId,
  type CommentId,
  type NoteId,
  type RemovalId,
} from '@retropulse/domain/kernel/ids'
import { nanoid } from 'nanoid'

/** Characters of an id: 96 bits, so that two devices never make the same one. */
const LENGTH = 16

export function newNoteId(): NoteId {
  return asId<NoteId>(nanoid(LENGTH))
}

export function newCommentId(): CommentId {
  return asId<CommentId>(nanoid(LENGTH))
}

export function newActionId(): ActionId {
  return asId<ActionId>(nanoid(LENGTH))
}

export function newCommandId(): CommandId {
  return asId<CommandId>(nanoid(LENGTH))
}

export function newRemovalId(): RemovalId {
  return asId<RemovalId>(nanoid(LENGTH))
}
