import { COMMAND_CHANNEL } from '@retropulse/contract/board-channel'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, type ColumnId } from '@retropulse/domain/kernel/ids'
import fc from 'fast-check'
import { nanoid } from 'nanoid'
import { MINE, REMARK, THEIRS } from './besieged-board.ts'

/** Something on its way to the server, on the name and with the arguments that it has on the wire. */
export interface Message {
  readonly name: string
  readonly args: readonly unknown[]
}

type Json = Record<string, unknown>

const columnId = asId<ColumnId>('c1')

/** One good command of each kind, so that what is refused below is refused for what was done to it. */
const COMMANDS: readonly BoardCommand[] = [
  { type: 'add-note', noteId: MINE, columnId, rank: 'a1', text: 'Some text' },
  { type: 'edit-note', noteId: MINE, text: 'Other text' },
  { type: 'move-note', noteId: MINE, columnId, rank: 'a2' },
  { type: 'delete-note', noteId: MINE },
  { type: 'restore-note', noteId: MINE },
  { type: 'add-comment', noteId: MINE, commentId: REMARK, text: 'Some text' },
  { type: 'edit-comment', noteId: THEIRS, commentId: REMARK, text: 'Some text' },
  { type: 'delete-comment', noteId: THEIRS, commentId: REMARK },
  { type: 'restore-comment', noteId: THEIRS, commentId: REMARK },
  { type: 'set-reaction', noteId: MINE, emoji: '👍', on: true },
  { type: 'set-masking', on: true },
  { type: 'rename-column', columnId, name: 'Some text' },
  { type: 'rename-board', title: 'Some text' },
]

/** Good messages of `room` that say something to others. */
const SAYINGS: readonly Json[] = [
  { type: 'introduce', name: 'Somebody' },
  { type: 'stop-edit', noteId: MINE },
  { type: 'drag', noteId: MINE, columnId, rank: 'a1' },
]

/** Names that objects have without being asked, and fields that would say who did something and when. */
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

/** Anything that is neither a text nor yes or no, which are the types of all fields of all commands. */
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

const message: fc.Arbitrary<Json> = fc.constantFrom(...COMMANDS).map((command) => ({ ...command }))
const saying: fc.Arbitrary<Json> = fc.constantFrom(...SAYINGS)

/** Something with one field of the wrong kind, one too few or one too many. */
function spoilt(good: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  const field = fc.nat()
  const at = (fields: Json, pick: number) => Object.keys(fields)[pick % Object.keys(fields).length] ?? ''
  return fc.oneof(
    fc
      .tuple(good, field, wrongValue)
      .map(([fields, pick, value]) => withField(fields, at(fields, pick), value)),
    fc.tuple(good, field).map(([fields, pick]) => withField(fields, at(fields, pick), undefined)),
    fc
      .tuple(good, fc.constantFrom(...FORGED), fc.oneof(fc.jsonValue(), fc.constant('~AAAAAAAAAAA')))
      .map(([fields, name, value]) => withField(fields, name, value)),
    fc.tuple(good, wrongId).map(([fields, id]) => withField(fields, 'noteId', id)),
    fc.tuple(good, fc.string()).map(([fields, type]) => withField(fields, 'type', `${type}!`)),
  )
}

/** A computed key, so that `__proto__` becomes a field like any other. */
function withField(fields: Json, name: string, value: unknown): Json {
  const { [name]: _replaced, ...rest } = fields
  return value === undefined ? rest : { ...rest, [name]: value }
}

function channelOf({ type }: Json): string {
  const isKnown = typeof type === 'string' && Object.hasOwn(COMMAND_CHANNEL, type)
  return isKnown ? COMMAND_CHANNEL[type as BoardCommand['type']] : 'message'
}

const envelope = (command: fc.Arbitrary<Json>) =>
  command.map((sent): Message => ({ name: channelOf(sent), args: [{ id: nanoid(16), command: sent }] }))

/** Messages none of which is of a known shape. */
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
  // A good command where it does not belong.
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
  // Names that nobody listens to.
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

/** Names that the client library itself does not send; a test below the library does. */
const RESERVED = new Set([
  'connect',
  'connect_error',
  'disconnect',
  'disconnecting',
  'newListener',
  'removeListener',
])
