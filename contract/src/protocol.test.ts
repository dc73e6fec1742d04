import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { COMMAND_CHANNEL } from './board-channel.ts'
import { commandSchemas } from './board-command.ts'
import { EVENT_CHANNEL, noteSchema, viewEventSchema } from './board-event.ts'
import { roomMessageSchema } from './board-room.ts'
import { PROTOCOL_FLOOR, PROTOCOL_VERSION, SOCKET_PATH } from './protocol.ts'
import { HTTP_STATUS } from './refusal.ts'

/** The wire as it was when the version was last raised. */
const WITNESS = { version: 3, digest: '3000304e2f8de4c9' }

const INSTRUCTIONS = `
The wire has changed. Decide which it is:
- A client of version ${WITNESS.version} still understands the server, and the server it (something optional was added):
  put the new digest into WITNESS in this file, and describe the change in docs/protocol.md.
- It does not: raise PROTOCOL_VERSION (and PROTOCOL_FLOOR, if older clients must reload), then do the same.
`

describe('the wire has a version and a witness (style rule 9)', () => {
  test('messages have the shape that the version stands for', () => {
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

  test.each(named)('docs/protocol.md speaks of %s', (name) => {
    expect(page).toContain(`\`${name}\``)
  })
})
