import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { COMMAND_CHANNEL, EVENT_CHANNEL } from './board-channel.ts'
import { commandSchemas } from './board-command.ts'
import { viewEventSchema } from './board-event.ts'
import { noteSchema } from './board-tools/notes.ts'
import { roomMessageSchema } from './board-room.ts'
import { PROTOCOL_FLOOR, PROTOCOL_VERSION, SOCKET_PATH } from './protocol.ts'
import { HTTP_STATUS } from './refusal.ts'

/** The wire format when the version was raised last. */
const WITNESS = { version: 5, digest: 'ffe7d329c5ddd5aa' }

const INSTRUCTIONS = `
The wire has changed. Decide which it is:
- A client of version ${WITNESS.version} still understands the server, and the server it (something optional was added):
  put the new digest into WITNESS in this file, and describe the change in docs/protocol.md.
- It does not: raise PROTOCOL_VERSION (and PROTOCOL_FLOOR, if older clients must reload), then do the same.
`

describe('the wire has a version', () => {
  test('WIRE-28: messages have the shape that the version stands for', () => {
    const shapes = [...Object.values(commandSchemas), roomMessageSchema, viewEventSchema, noteSchema]
    const wire = {
      shapes: shapes.map((schema) => z.toJSONSchema(schema, { io: 'input' })),
      channels: [COMMAND_CHANNEL, EVENT_CHANNEL],
      codes: HTTP_STATUS,
      path: SOCKET_PATH,
    }
    const digest = createHash('sha256').update(JSON.stringify(wire)).digest('hex').slice(0, 16)
    expect({ version: PROTOCOL_VERSION, digest }, INSTRUCTIONS).toEqual(WITNESS)
    expect(PROTOCOL_FLOOR).toBeLessThanOrEqual(PROTOCOL_VERSION)
  })

  const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8')
  const named = [...Object.keys(COMMAND_CHANNEL), ...Object.keys(EVENT_CHANNEL), ...Object.keys(HTTP_STATUS)]

  test.each(named)('WIRE-13: docs/protocol.md names %s', (name) => {
    expect(page).toContain(`\`${name}\``)
  })
})

describe('the fields of messages', () => {
  const page = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8')
  /** The row of a table that begins with the name, or with several names of which it is one. */
  const rowOf = (name: string) =>
    page.split('\n').find((line) => line.startsWith('| `') && line.split(' | ')[0]?.includes(`\`${name}\``))
  /** For room messages the page has the fields in braces behind the name, for `join` in a sentence of its own. */
  const passingOf = (name: string) =>
    name === 'join' ? /`room (\{type: "join"[^`]*)`/.exec(page)?.[1] : fieldsBehind(name)
  const fieldsBehind = (name: string) => new RegExp(`\`${name}( \\{[^}]*\\})?\``).exec(page)?.[0]
  const missing = (shapes: readonly Shape[], textOf: (name: string) => string | undefined) =>
    shapes.flatMap(({ name, fields }) =>
      fields
        .filter((field) => !new RegExp(`\\b${field}\\b`).test(textOf(name) ?? ''))
        .map((field) => `${name}: ${field}`),
    )

  test('WIRE-13: docs/protocol.md names every field of every command, event and room message', () => {
    const commands = Object.values(commandSchemas).flatMap((schema) => shapesOf(schema, 'command'))
    const events = shapesOf(viewEventSchema)
    const passing = shapesOf(roomMessageSchema)
    expect([commands.length, events.length, passing.length].every((count) => count > 5)).toBe(true)
    expect(missing([...commands, ...events], rowOf)).toEqual([])
    expect(missing(passing, passingOf)).toEqual([])
  })

  test('API-1: docs/protocol.md gives every refusal code with its status', () => {
    const wrong = Object.entries(HTTP_STATUS).filter(
      ([code, status]) =>
        !page.split('\n').some((line) => line.includes(`\`${code}\``) && line.endsWith(`| ${status} |`)),
    )
    expect(wrong).toEqual([])
  })
})

interface Shape {
  readonly name: string
  readonly fields: readonly string[]
}

interface ObjectSchema {
  readonly anyOf?: readonly ObjectSchema[]
  readonly oneOf?: readonly ObjectSchema[]
  readonly properties?: Readonly<Record<string, ObjectSchema & { readonly const?: string }>>
}

/**
 * The messages that a schema accepts, each with the names of its fields; `within`: the field that holds the message.
 */
function shapesOf(schema: z.ZodType, within?: string): readonly Shape[] {
  const whole = z.toJSONSchema(schema, { io: 'input' }) as ObjectSchema
  const message = within === undefined ? whole : whole.properties?.[within]
  return variantsOf(message ?? {}).map(({ type, ...others }) => ({
    name: type?.const ?? '',
    fields: Object.keys(others),
  }))
}

function variantsOf({ anyOf, oneOf, properties }: ObjectSchema): NonNullable<ObjectSchema['properties']>[] {
  if (properties !== undefined) return [properties]
  return [...(anyOf ?? []), ...(oneOf ?? [])].flatMap(variantsOf)
}
