import { cleanLine } from './text.ts'

/** At most 60 characters of a name: enough for real names, too few for a message. */
const START = /^.{0,60}/su

/**
 * A name as it may stand in an email to a receiver who does not know its author: one short line in which email programs
 * find no address to make a link from (INVITE-23). Letters of all scripts stay.
 */
export function inertName(name: string): string {
  const line = cleanLine(
    name
      .normalize('NFKC')
      .replace(/[\p{Cf}\p{Zl}\p{Zp}]/gu, '')
      .replace(/[/\\@<>[\]]+/g, ' ')
      // Also full stops of other scripts, which addresses may be written with.
      .replace(/([.:。])(?=\S)/g, '$1 '),
  )
  const start = START.exec(line)?.[0] ?? ''
  // Without the full stop before the cut: the sign of the cut would stand right behind it.
  return start === line ? line : `${start.slice(0, -1).replace(/[\s.:。]+$/u, '')}…`
}
