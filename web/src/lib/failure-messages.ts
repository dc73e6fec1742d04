import { defineMessages } from './messages.ts'
import type { Problem } from './problem.ts'

/** What a part of a page says when it cannot say more. */
export const t = defineMessages({
  failed: 'Sorry something went wrong',
  unreachable: 'We can’t reach the server. Check your connection, then try again.',
})

/** What a form says of a call that failed, where there is nothing more to say (ERROR-10, ERROR-12). */
export function failureText({ code }: Pick<Problem, 'code'>): string {
  return t(code === 'unreachable' ? 'unreachable' : 'failed')
}
