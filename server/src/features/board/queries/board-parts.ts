import { actionRecord } from '@retropulse/domain/board/action-items/action-item'
import type { NoteTexts } from '@retropulse/domain/board/readable-texts'
import type { SnapshotPart } from '@retropulse/domain/board/snapshot'
import type { BoardState, Note } from '@retropulse/domain/board/state'
import {
  type PseudonymOf,
  type Viewer,
  visibleAction,
  visibleNote,
} from '@retropulse/domain/board/visible-board'
import { viewerOn } from '@retropulse/domain/board/visible-board'

/** Characters of JSON up to which a board is sent in one message, as nearly every board is (WIRE-9). */
export const WHOLE_MAX = 512 * 1024
/** Characters of JSON in a part (WIRE-9): about a millisecond of work. */
export const PART_SIZE = 64 * 1024

/** Approximate characters of a note, a comment, a reaction and an action item besides their texts. */
const NOTE_BASE = 300
const COMMENT_BASE = 150
const REACTION_BASE = 60
const ACTION_BASE = 350
/** Approximate characters of a text that a reveal shows, besides the text. */
const TEXT_BASE = 80

/** Whether a board is too large to be serialised as one message without blocking the event loop. */
export function isLarge(state: BoardState): boolean {
  return boardSize(state) > WHOLE_MAX
}

/** Approximate characters of a board as JSON. */
export function boardSize(state: BoardState): number {
  let size = 0
  state.notes.forEach((note) => {
    size += noteSize(note)
  })
  state.actions.forEach(({ text }) => {
    size += ACTION_BASE + text.length
  })
  return size
}

/** The notes and action items of a board as a viewer may see them, made part by part. */
export function* boardParts(
  state: BoardState,
  requester: Viewer,
  pseudonymOf: PseudonymOf,
): Generator<SnapshotPart, void, undefined> {
  const viewer = viewerOn(state, requester)
  for (const notes of inParts(state.notes.values(), noteSize))
    yield { notes: notes.map((note) => visibleNote(note, state.isMasked, viewer, pseudonymOf)), actions: [] }
  for (const actions of inParts(state.actions.values(), ({ text }) => ACTION_BASE + text.length)) {
    const visible = actions.map((action) => visibleAction(action, viewer, pseudonymOf))
    yield { notes: [], actions: visible.map(actionRecord) }
  }
}

/** Approximate characters of a note as JSON. */
function noteSize({ text, groupTitle, comments, reactions }: Note): number {
  let size = NOTE_BASE + text.length + (groupTitle?.length ?? 0) + reactions.length * REACTION_BASE
  for (const comment of comments) size += COMMENT_BASE + comment.text.length
  return size
}

/** Approximate characters, as JSON, of what a reveal shows of a note. */
export function textSize({ text, groupTitle, comments }: NoteTexts): number {
  let size = TEXT_BASE + (text?.length ?? 0) + (groupTitle?.length ?? 0)
  for (const comment of comments) size += TEXT_BASE + comment.text.length
  return size
}

/** Cuts items into lists of about the size of a part. */
export function* inParts<Item>(
  items: Iterable<Item>,
  sizeOf: (item: Item) => number,
): Generator<readonly Item[], void, undefined> {
  let part: Item[] = []
  let size = 0
  for (const item of items) {
    part.push(item)
    size += sizeOf(item)
    if (size < PART_SIZE) continue
    yield part
    part = []
    size = 0
  }
  if (part.length > 0) yield part
}
