import { abortAfter } from './abort-after.ts'
import { takeEarlyAnswer } from './early-answers.ts'
import { ProblemError, problemIn, readProblem } from './problem.ts'
import type { Problem } from './problem.ts'

/** The result of a call; a failure is a value, never an exception (style rule 6). */
export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem }

/** Milliseconds after which a call without an answer is given up, unless it says how long it waits. */
const TIMEOUT_MS = 20_000

/** How long a call waits; `signal` ends it early. */
export interface Waiting {
  readonly signal?: AbortSignal | undefined
  readonly timeoutMs?: number | undefined
}

/** Called after each call with whether the server answered it, by whatever status. */
type CallListener = (isAnswered: boolean) => void
let report: CallListener = () => undefined

/** Calls `listener` after every call; there is one listener. */
export function onCall(listener: CallListener): void {
  report = listener
}

/** The statuses of a proxy that finds no server behind it. */
const NO_SERVER: ReadonlySet<number> = new Set([502, 504])

/** Sends a GET; `Value` is the type that the contract gives to the answer. */
export function getJson<Value>(
  path: string,
  signal?: AbortSignal,
  {
    headers,
    timeoutMs,
  }: { readonly headers?: Readonly<Record<string, string>>; readonly timeoutMs?: number } = {},
): Promise<Answer<Value>> {
  return call<Value>(path, { method: 'GET', ...(headers && { headers }) }, { signal, timeoutMs })
}

/** Fetches a file, byte for byte. */
export function getFile(path: string): Promise<Answer<Blob>> {
  return call<Blob>(path, { method: 'GET' }, {}, (response) => response.blob())
}

/** Sends a POST; `body` is of the type that the contract gives to the request. */
export function postJson<Value>(
  path: string,
  body: object = {},
  waiting: Waiting = {},
): Promise<Answer<Value>> {
  return call<Value>(path, withBody('POST', body), waiting)
}

/** Sends a PUT; `body` is of the type that the contract gives to the request. */
export function putJson<Value>(path: string, body: object): Promise<Answer<Value>> {
  return call<Value>(path, withBody('PUT', body))
}

/** Sends a DELETE, with a body only where the contract gives the request one. */
export function deleteJson<Value>(path: string, body?: object): Promise<Answer<Value>> {
  return call<Value>(path, body ? withBody('DELETE', body) : { method: 'DELETE' })
}

/** The value of an answer, for the query cache; throws a `ProblemError` otherwise. */
export async function valueOf<Value>(answer: Promise<Answer<Value>>): Promise<Value> {
  const settled = await answer
  if (!settled.ok) throw new ProblemError(settled.problem)
  return settled.value
}

/** The answer of a promise of the query cache, which throws a `ProblemError` when it has no value. */
export async function answerOf<Value>(value: Promise<Value>): Promise<Answer<Value>> {
  try {
    return { ok: true, value: await value }
  } catch (error) {
    return { ok: false, problem: problemIn(error) }
  }
}

function withBody(method: string, body: object): RequestInit {
  return { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
}

async function call<Value>(
  path: string,
  init: RequestInit,
  { signal, timeoutMs = TIMEOUT_MS }: Waiting = {},
  read: (response: Response) => Promise<unknown> = readJson,
): Promise<Answer<Value>> {
  try {
    const early = init.method === 'GET' ? takeEarlyAnswer(path) : undefined
    const response = await (early ??
      fetch(path, {
        ...init,
        credentials: 'same-origin',
        signal: abortAfter(timeoutMs, signal),
      }))
    report(!NO_SERVER.has(response.status))
    if (!response.ok) return { ok: false, problem: readProblem(response.status, await readJson(response)) }
    const body = await read(response)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server parses its answers by the same contract; a second check would load zod here
    return { ok: true, value: body as Value }
  } catch (error) {
    // An aborted query is not a problem to show.
    if (signal?.aborted) throw error
    report(false)
    return { ok: false, problem: { code: 'unreachable', status: 0 } }
  }
}

/** Undefined when the body is empty or no JSON, such as the error page of a proxy. */
async function readJson(response: Response): Promise<unknown> {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
