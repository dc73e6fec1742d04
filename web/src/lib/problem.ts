import type { RefusalCode } from '@retropulse/contract/refusal'
import { isRecord } from './is-record.ts'

/**
 * Why a call to the server did not do what was asked. `code` is a refusal of the contract, a code of the sign-in
 * library, or 'unreachable' without an answer; `status` is 0 then.
 */
export interface Problem {
  readonly code: RefusalCode | 'unreachable' | (string & {})
  readonly status: number
  /** What is wrong with which field, where the server says so (ERROR-15). */
  readonly fields?: Readonly<Record<string, string>>
  /**
   * The participant was on the board when it was closed to them (ERROR-8); `keepsText`: text of theirs is kept on the
   * device.
   */
  readonly shownOut?: { readonly keepsText: boolean }
}

/** A problem in code that knows only exceptions: the query cache and error boundaries. */
export class ProblemError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.code)
    this.name = 'ProblemError'
    this.problem = problem
  }
}

/** The problem inside of an error; any other error is a bug of the page. */
export function problemIn(error: unknown): Problem {
  return error instanceof ProblemError ? error.problem : { code: 'internal-error', status: 500 }
}

/** Reads the body of a refusal; an HTML page of a proxy is known by its status alone. */
export function readProblem(status: number, body: unknown): Problem {
  const { code, fields } = isRecord(body) ? body : {}
  const beside = isRecord(fields)
    ? Object.entries(fields).filter((field): field is [string, string] => typeof field[1] === 'string')
    : []
  return {
    code: typeof code === 'string' ? code : codeOfStatus(status),
    status,
    ...(beside.length > 0 && { fields: Object.fromEntries(beside) }),
  }
}

/** True when the same call may succeed a moment later. */
export function isTemporary({ status }: Problem): boolean {
  return status === 0 || status === 429 || status >= 500
}

/** True when the user may not have what was asked for, now or later. */
export function isDenied({ status }: Problem): boolean {
  return status === 403 || status === 404
}

function codeOfStatus(status: number): RefusalCode {
  if (status === 401) return 'sign-in-required'
  if (status === 403) return 'forbidden'
  if (status === 404) return 'not-found'
  if (status === 413) return 'too-large'
  if (status === 429) return 'too-fast'
  if (status === 502 || status === 503 || status === 504) return 'unavailable'
  return status < 500 ? 'bad-request' : 'internal-error'
}
