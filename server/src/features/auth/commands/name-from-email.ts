import { NAME_MAX } from '@retropulse/domain/board/limits'

/** A first name for somebody of whom only the address is known: `ann.example@…` is Ann Example until they say otherwise. */
export function nameFromEmail(email: string): string {
  const [local = ''] = email.split(/[@+]/, 1)
  const words = local.split(/[._-]+/).filter((word) => word !== '')
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ')
  return (name === '' ? email : name).slice(0, NAME_MAX)
}
