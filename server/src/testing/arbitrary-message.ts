import { COMMAND_CHANNEL } from '@retropulse/contract/board-channel'
import type { BoardCommandType, CommandOf } from '@retropulse/domain/board/command'
import { COMMAND_SAMPLES } from '@retropulse/domain/board/testing/all-samples'
import {
  type ActionId,
  asId,
  type AuthorId,
  type ColumnId,
  type RemovalId,
} from '@retropulse/domain/kernel/ids'
import fc from 'fast-check'
import { nanoid } from 'nanoid'
import { MINE, REMARK, THEIRS } from './hostile-client.ts'

/** A message to the server: the event and its arguments, as they are on the wire. */
export interface Message {
  readonly name: string
  readonly args: readonly unknown[]
}

type Json = Record<string, unknown>

const columnId = asId<ColumnId>('c1')

const [noteId, commentId, actionId] = [MINE, REMARK, asId<ActionId>('action')]
const somebody = asId<AuthorId>('x'.repeat(20))
const removalId = asId<RemovalId>('removal')
const gif = {
  id: 'wow',
  url: '/gifs/wow.svg',
  width: 9,
  height: 9,
  title: 'Wow',
  provider: 'builtin',
} as const

/** The fields of valid commands about what is on the board of the tests; the others are samples of the domain. */
const GOOD: { readonly [Type in BoardCommandType]?: Omit<CommandOf<Type>, 'type'> } = {
  'add-note': { noteId, columnId, rank: 'a1', text: 'Some text' },
  'edit-note': { noteId, text: 'Other text' },
  'move-note': { noteId, columnId, rank: 'a2' },
  'delete-note': { noteId },
  'restore-note': { noteId },
  'add-comment': { noteId, commentId, text: 'Some text' },
  'edit-comment': { noteId: THEIRS, commentId, text: 'Some text' },
  'delete-comment': { noteId: THEIRS, commentId },
  'restore-comment': { noteId: THEIRS, commentId },
  'set-reaction': { noteId, emoji: '👍', on: true },
  'group-note': { noteId, into: THEIRS },
  'group-notes': { noteIds: [noteId, THEIRS], title: 'x' },
  'ungroup-note': { noteId },
  'title-group': { noteId, title: 'Some text' },
  'cast-votes': { noteId, votes: 1 },
  'set-done': { done: true },
  'add-action': { actionId, text: 'Some text' },
  'edit-action': { actionId, text: 'Other text' },
  'set-action-status': { actionId, status: 1 },
  'assign-action': { actionId, assignee: somebody },
  'set-action-due': { actionId, due: '2026-11-30' },
  'delete-action': { actionId },
  'restore-action': { actionId },
  'share-gif': { gif: { ...gif, attribution: null } },
  'set-masking': { on: true },
  'start-voting': { contentId: null, allowedVotes: 3, resetVotes: true, showsTotals: false },
  'start-timer': { duration: 5 },
  'start-media': { source: 'https://youtu.be/abcdefghijk', volume: 20 },
  'set-volume': { volume: 20 },
  'show-mood': { on: true },
  'show-summary': { on: true },
  'ask-icebreaker': { question: 'Some text' },
  'set-spotlight': { author: somebody },
  'set-sorting': { sortBy: 'votes' },
  'set-discussion': { note: noteId },
  'set-gif-sharing': { on: false },
  'give-facilitation': { to: somebody },
  'take-facilitation': { from: somebody },
  'remove-content-of-person': { person: somebody, removalId },
  'remove-content-of-author': { noteId, removalId },
  'restore-content': { removalId },
  'remove-person': { person: somebody },
  'readmit-person': { person: somebody },
  'rename-column': { columnId, name: 'Some text' },
  'rename-board': { title: 'Some text' },
  'set-columns': { columns: [{ id: columnId, name: 'Some text' }] },
  'set-anonymous': { on: true },
  'set-background': { theme: null, backgroundUrl: null },
}
/** One valid command of each kind: a refusal of a spoilt copy is then due to what was spoilt. */
const COMMANDS: readonly Json[] = Object.values(COMMAND_SAMPLES).map(({ example }) => ({
  ...example,
  ...GOOD[example.type],
}))

/** Fields that take a number, each range defined in the domain; and fields that may be null. */
const NUMBERS = ['votes', 'allowedVotes', 'duration', 'volume', 'status']
const NULLABLE = new Set('contentId assignee sortBy theme backgroundUrl due note run timer vote'.split(' '))
/** Lists that have a known shape when they are empty; the domain decides whether it takes them. */
const LISTS = new Set(['columns', 'steps'])

/** Valid `room` messages that are broadcast to other participants. */
const SAYINGS: readonly Json[] = [
  { type: 'introduce', name: 'Somebody' },
  { type: 'stop-edit', noteId: MINE },
  { type: 'drag', noteId: MINE, columnId, rank: 'a1' },
]

/** Names that every object inherits, and fields by which a client would claim who did something and when. */
const FORGED = [
  'by',
  'actor',
  'at',
  'authorIds',
  'seq',
  'isFacilitator',
  '__proto__',
  'constructor',
  'toString',
]
const NAMES = ['room', 'message', 'update', 'settings-update']

const deep = fc.integer({ min: 100, max: 3000 }).map((depth) => {
  let nested: unknown = 'bottom'
  for (let level = 0; level < depth; level += 1) nested = level % 2 === 0 ? [nested] : { nested }
  return nested
})
const binary = fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes))
const noObject = fc.oneof(fc.constant(null), fc.double(), fc.boolean(), fc.string(), fc.array(fc.jsonValue()))

/** A value that is neither a string nor a boolean, the types of most fields of commands. */
const wrongValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(null, [], {}, ['mine'], { toString: 'mine' }, { length: 4 }, -1, 1e308),
  fc.double(),
  fc.dictionary(fc.string(), fc.jsonValue()),
  fc.array(fc.jsonValue()),
  deep,
  binary,
)
const wrongId = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '__proto__',
    'constructor',
    'valueOf',
    'a b',
    'ä',
    'no\u0000te',
    'x'.repeat(37),
    '../x',
  ),
  fc.string({ unit: 'binary' }).filter((text) => !/^[\w-]{1,36}$/.test(text)),
)

const message: fc.Arbitrary<Json> = fc.constantFrom(...COMMANDS)
const saying: fc.Arbitrary<Json> = fc.constantFrom(...SAYINGS)

/** A message with one field of the wrong type, missing or added. */
function spoilt(good: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const field = fc.nat()
  const at = (fields: Json, pick: number) => Object.keys(fields)[pick % Object.keys(fields).length] ?? ''
  return fc.oneof(
    fc
      .tuple(good, field, wrongValue)
      .filter(([fields, pick, value]) => !isTaken(at(fields, pick), value))
      .map(([fields, pick, value]) => withField(fields, at(fields, pick), value)),
    fc.tuple(good, field).map(([fields, pick]) => withField(fields, at(fields, pick), undefined)),
    fc
      .tuple(good, fc.constantFrom(...FORGED), fc.oneof(fc.jsonValue(), fc.constant('~AAAAAAAAAAA')))
      .map(([fields, name, value]) => withField(fields, name, value)),
    fc.tuple(good, wrongId).map(([fields, id]) => withField(fields, 'noteId', id)),
    fc.tuple(good, fc.string()).map(([fields, type]) => withField(fields, 'type', `${type}!`)),
  )
}

/** Whether the value is valid for the field after all. */
function isTaken(field: string, value: unknown): boolean {
  if (value === null) return NULLABLE.has(field)
  if (Array.isArray(value) && field === 'noteIds') return value.every((item) => typeof item === 'string')
  if (Array.isArray(value)) return LISTS.has(field) && value.length === 0
  // Each step of a run has a number; without a run every one of them is taken and does nothing.
  return typeof value === 'number' && [...NUMBERS, 'index'].includes(field)
}

/** A computed key, so that `__proto__` becomes a field like any other. */
function withField(fields: Json, name: string, value: unknown): Json {
  const { [name]: _replaced, ...rest } = fields
  return value === undefined ? rest : { ...rest, [name]: value }
}

function channelOf({ type }: Json): string {
  const isKnown = typeof type === 'string' && Object.hasOwn(COMMAND_CHANNEL, type)
  return isKnown ? COMMAND_CHANNEL[type as BoardCommandType] : 'message'
}

const envelope = (command: fc.Arbitrary<Json>) =>
  command.map((sent): Message => ({ name: channelOf(sent), args: [{ id: nanoid(16), command: sent }] }))

/** Messages none of which has a known shape. */
export const arbitraryMalformedMessage: fc.Arbitrary<Message> = fc.oneof(
  { weight: 6, arbitrary: envelope(spoilt(message)) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(message, fc.oneof(wrongId, wrongValue))
      .map(([command, id]) => ({ name: channelOf(command), args: [{ id, command }] })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(message, fc.constantFrom(...FORGED), fc.jsonValue())
      .map(([command, name, value]) => ({
        name: channelOf(command),
        args: [withField({ id: nanoid(16), command }, name, value)],
      })),
  },
  // A valid command on the wrong event.
  {
    weight: 2,
    arbitrary: fc
      .tuple(message, fc.constantFrom(...NAMES))
      .filter(([command, name]) => channelOf(command) !== name)
      .map(([command, name]) => ({ name, args: [{ id: nanoid(16), command }] })),
  },
  { weight: 2, arbitrary: spoilt(saying).map((sent) => ({ name: 'room', args: [sent] })) },
  {
    weight: 3,
    arbitrary: fc.record({
      name: fc.constantFrom(...NAMES),
      args: fc.array(fc.oneof(noObject, fc.dictionary(fc.string(), fc.jsonValue()), deep, binary), {
        maxLength: 3,
      }),
    }),
  },
  // Events that no handler listens to.
  {
    weight: 2,
    arbitrary: fc.record({
      name: fc
        .oneof(fc.constantFrom('', 'join', 'toString', '__proto__', 'error', 'ping'), fc.string())
        .filter((name) => !NAMES.includes(name) && !RESERVED.has(name)),
      args: message.map((command) => [{ id: nanoid(16), command }]),
    }),
  },
)

/** Numbers that are no votes, minutes or volumes; `1e999` and `null` become no numbers once they are parsed. */
export const ODD_NUMBERS = [
  '-1',
  '100.5',
  '0.5',
  '1.0000001',
  '1e308',
  '-1e-7',
  '9007199254740993',
  '1e999',
  'null',
].map(rawNumber)

/** A number as JSON allows it though no program would write it so. */
export function rawNumber(text: string): unknown {
  return (JSON as unknown as { rawJSON: (text: string) => unknown }).rawJSON(text)
}

/** A command for each field that takes a number, with this one in it; a facilitator may send all of them. */
export function withNumber(number: unknown): readonly Message[] {
  return COMMANDS.flatMap((command) =>
    NUMBERS.filter((field) => field in command).map((field) => ({
      name: channelOf(command),
      args: [{ id: nanoid(16), command: withField(command, field, number) }],
    })),
  )
}

/** Names that the client library itself refuses to send; a test below the library sends them. */
const RESERVED = new Set([
  'connect',
  'connect_error',
  'disconnect',
  'disconnecting',
  'newListener',
  'removeListener',
])

/** Every valid command and `room` message, with bytes in place of one of its fields. */
export function messagesWithBytes(): readonly Message[] {
  const bytes = Buffer.from('bytes')
  const withBytes = (good: Json) => Object.keys(good).map((field) => withField(good, field, bytes))
  return [
    ...COMMANDS.flatMap((command) =>
      withBytes(command).map((sent) => ({
        name: channelOf(command),
        args: [{ id: nanoid(16), command: sent }],
      })),
    ),
    ...SAYINGS.flatMap(withBytes).map((sent) => ({ name: 'room', args: [sent] })),
  ]
}
