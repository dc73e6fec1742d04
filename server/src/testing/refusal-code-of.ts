import { HTTP_STATUS } from '@retropulse/contract/refusal'
import type { Answer } from './test-browser.ts'

/** The code of a refusal, with its status where that is not the one of the code; undefined for an answer. */
export function refusalCodeOf({ status, body }: Answer): string | undefined {
  if (status < 300) return undefined
  const { code } = body as { code: keyof typeof HTTP_STATUS }
  return HTTP_STATUS[code] === status ? code : `${code} with ${status}`
}
