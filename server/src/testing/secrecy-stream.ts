import type { Joined } from '@retropulse/contract/board-room'
import type { NoteId, PersonId } from '@retropulse/domain/kernel/ids'
import type { BoardClient } from './board-client.ts'
import { wordsIn } from './retro-truth.ts'

/** A participant whose name, id and email others may learn only where a board shows its authors. */
export interface SecretPerson {
  readonly name: string
  readonly email: string | null
  readonly id: PersonId
  /** The key of the person in the list of people. */
  readonly key: string
  readonly isSignedIn: boolean
  /** Every author id that this person has or had on the board. */
  readonly authorIds: () => ReadonlySet<string>
}

/** What really happened on a board, as the test knows it, independently of the server's rules. */
export interface SecrecyTruth {
  readonly people: readonly SecretPerson[]
  /** The author of each marker word that others may not read while texts are hidden. */
  readonly owners: ReadonlyMap<string, SecretPerson>
  /** Notes on the board that were written without a name, with their authors. */
  readonly unnamed: ReadonlyMap<NoteId, SecretPerson>
  /** Notes that are being typed and not on the board, with their authors. */
  readonly unsent: ReadonlyMap<NoteId, SecretPerson>
  /** Typing indicators by the id under which other participants see them. */
  readonly typed: ReadonlyMap<string, TypedNote>
}

export interface TypedNote {
  readonly person: SecretPerson
  /** The note may not be named: written without a name, or typed after author visibility was switched (ANON-18). */
  readonly isSecret: boolean
}

/** The messages that one client receives, each judged by what earlier messages said of the board. */
export interface SecrecyStream {
  /** The parts of the messages since the last call that this person may not know, a line each. */
  findings(truth: SecrecyTruth): readonly string[]
  /** The number of named typing indicators so far: a test that saw none has tested nothing. */
  namesTold(): number
}

type Json = Readonly<Record<string, unknown>>

export function watchStream(client: BoardClient, viewer: SecretPerson): SecrecyStream {
  const { board } = client.joined
  let [isAnonymous, isMasked] = [board?.state.isAnonymous ?? false, board?.state.isMasked ?? false]
  let isSecretVote = isSecret(board?.state.voting)
  let [read, names] = [0, 0]

  function follow(message: Json): void {
    if (message['type'] === 'anonymity-changed') isAnonymous = message['on'] === true
    if (message['type'] === 'masking-changed') isMasked = message['on'] === true
    if (message['type'] === 'voting-started') isSecretVote = message['showsTotals'] !== true
    if (message['type'] === 'voting-ended') isSecretVote = false
  }

  function findingsIn(payload: unknown, truth: SecrecyTruth): readonly string[] {
    const objects = objectsOf(payload)
    for (const object of objects) follow(object)
    const bytes = JSON.stringify(withoutSelf(payload)) ?? ''
    const others = truth.people.filter((person) => person.id !== viewer.id)
    const isShown = viewer.isSignedIn && !isAnonymous
    const secrets = others.flatMap(({ id, name, email }) => [
      ...(isShown ? [] : [id]),
      ...(isAnonymous ? [name] : []),
      ...(email === null ? [] : [email]),
    ])
    names += objects.filter(isNamedEditing).length
    return [
      ...secrets.filter((secret) => bytes.includes(secret)),
      ...wordsIn(bytes).filter((word) => isMasked && (truth.owners.get(word) ?? viewer).id !== viewer.id),
      ...[...truth.unsent].flatMap(([id, { id: by }]) =>
        by !== viewer.id && bytes.includes(id) ? [id] : [],
      ),
      ...objects.filter((object) => isNamedEditing(object) && !mayBeNamed(object, isShown, truth)),
      ...objects.filter((object) => namesAuthor(object, truth, viewer)),
      ...objects.flatMap((object) => othersVotes(object, viewer)),
      ...objects.filter((object) => isSecretVote && isTotal(object)),
    ].map((finding) => `${viewer.name} was told ${JSON.stringify(finding)} in ${contextOf(bytes, finding)}`)
  }

  return {
    findings(truth) {
      const news = client.received.slice(read)
      read = client.received.length
      return news.flatMap(([, payload]) => findingsIn(payload, truth))
    },
    namesTold: () => names,
  }
}

function isNamedEditing(object: Json): boolean {
  return 'columnId' in object && 'noteId' in object && typeof object['by'] === 'string' && !('text' in object)
}

/** A name is allowed only on an indicator of the person who types, and only at a signed note. */
function mayBeNamed({ noteId, by }: Json, isShown: boolean, { typed }: SecrecyTruth): boolean {
  const note = typed.get(String(noteId))
  return isShown && note !== undefined && !note.isSecret && note.person.key === by
}

/** True for an unsigned note, or an event of it, that names its author to another person. */
function namesAuthor(object: Json, { unnamed }: SecrecyTruth, viewer: SecretPerson): boolean {
  const { type } = object
  const isOfNote = type === undefined || (typeof type === 'string' && type.startsWith('note-'))
  for (const [noteId, { id, key, name }] of isOfNote ? unnamed : []) {
    if (id === viewer.id || (object['id'] !== noteId && object['noteId'] !== noteId)) continue
    const told = [object['by'], object['editedBy']]
    if (told.some((author) => author === id || author === key || author === name)) return true
  }
  return false
}

/** The votes of other people in a message (VOTE-31). */
function othersVotes(object: Json, { authorIds }: SecretPerson): readonly string[] {
  const isVote = ['votes-cast', 'voter-done', 'step-done'].includes(String(object['type']))
  const voters = [
    ...(isVote ? [object['by']] : []),
    ...Object.keys((object['existingVotes'] as object | undefined) ?? {}),
    ...(Array.isArray(object['done']) ? (object['done'] as unknown[]) : []),
  ]
  const own: ReadonlySet<unknown> = authorIds()
  return voters.filter((voter) => !own.has(voter)).map((voter) => `the voter ${String(voter)}`)
}

function isSecret(
  voting: { readonly status: string; readonly showsTotals: boolean } | null | undefined,
): boolean {
  return voting?.status === 'vote' && !voting.showsTotals
}

/** The votes of all people on a note, or on all notes (VOTE-32). */
function isTotal(object: Json): boolean {
  const isNote = 'groupTitle' in object && 'votes' in object
  return object['type'] === 'votes-counted' || (isNote && object['votes'] !== 0)
}

/** The part of a message around a finding, or its beginning. */
function contextOf(bytes: string, finding: unknown): string {
  const at = typeof finding === 'string' ? Math.max(0, bytes.indexOf(finding)) : 0
  return bytes.slice(Math.max(0, at - 800), at + 400)
}

/** A message without what the server says of the viewer themselves. */
function withoutSelf(payload: unknown): unknown {
  const isJoined = typeof payload === 'object' && payload !== null && 'you' in payload
  return isJoined ? { ...(payload as Joined), you: null } : payload
}

function objectsOf(value: unknown): readonly Json[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(objectsOf)
  return Array.isArray(value) ? inner : [value as Json, ...inner]
}
