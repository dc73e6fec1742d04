import { NAME_MAX } from '@retropulse/domain/board/limits'
import { truncated } from '@retropulse/domain/kernel/text'

/** The name of a new account with only an address: `ann.example@…` is Ann Example until the user changes it. */
export function nameFromEmail(email: string): string {
  const [local = ''] = email.split(/[@+]/, 1)
  const words = local.split(/[._-]+/).filter((word) => word !== '')
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return truncated(name === '' ? email : name, NAME_MAX)
}
