import { actionIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { z } from 'zod'
import { openSignedText, signText } from '../../../platform/secret/signed-text.ts'
import type { ButtonValues } from '../ports.ts'

const valueSchema = z.strictObject({
  teamId: teamIdSchema,
  actionId: actionIdSchema,
  connectedAt: z.number(),
})

/** Values signed with `key`. */
export function createButtonValues(key: string): ButtonValues {
  return {
    write: (value) => signText(Buffer.from(JSON.stringify(value)).toString('base64url'), key),
    read(signed) {
      const text = openSignedText(signed, key)
      if (text === null) return null
      return valueSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
    },
  }
}
