/** What stands in place of a message that is not in the list. */
export const WITHHELD = '(message withheld)'

/**
 * Messages of browsers, Node.js, PostgreSQL and React, and the sentence that is sent for each. The messages themselves
 * may quote texts, names and addresses: `Unexpected token 'N', "Nora said…" is not valid JSON`.
 */
const KNOWN: readonly (readonly [pattern: RegExp, sentence: string])[] = [
  [
    /^Cannot read propert(?:y|ies) .*of undefined|^undefined is not an object/,
    'Cannot read a property of undefined',
  ],
  [/^Cannot read propert(?:y|ies) .*of null|^null is not an object/, 'Cannot read a property of null'],
  [/^Cannot set propert(?:y|ies) of undefined/, 'Cannot set a property of undefined'],
  [/^Cannot set propert(?:y|ies) of null/, 'Cannot set a property of null'],
  [/^Cannot destructure property/, 'Cannot destructure a property'],
  [/^Cannot access '.*' before initialization/, 'Cannot access a variable before initialization'],
  [/is not a function$/, 'A value is not a function'],
  [/is not a constructor$/, 'A value is not a constructor'],
  [/is not iterable$/, 'A value is not iterable'],
  [/is not defined$/, 'A variable is not defined'],
  [/^Maximum call stack size exceeded|^too much recursion/, 'Maximum call stack size exceeded'],
  [/^Invalid array length/, 'Invalid array length'],
  [/^Invalid time value/, 'Invalid time value'],
  [/^Failed to fetch dynamically imported module/, 'Failed to fetch a dynamically imported module'],
  [/^Importing a module script failed/, 'Failed to fetch a dynamically imported module'],
  [/^error loading dynamically imported module/, 'Failed to fetch a dynamically imported module'],
  [/^Unable to preload CSS/, 'Unable to preload a style sheet'],
  [/^(?:Failed to fetch|Load failed|NetworkError when)/, 'A request failed'],
  [/^ResizeObserver loop/, 'ResizeObserver loop'],
  [/^Failed to execute '\w+' on 'Node'/, 'The document was changed from outside'],
  [/is not valid JSON$|^Unexpected (?:token|end of|non-whitespace)|^JSON\.parse:/, 'Invalid JSON'],
  [/^duplicate key value violates unique constraint/, 'duplicate key value violates unique constraint'],
  [/violates foreign key constraint/, 'violates foreign key constraint'],
  [/violates check constraint/, 'violates check constraint'],
  [/violates not-null constraint/, 'violates not-null constraint'],
  [/^deadlock detected/, 'deadlock detected'],
  [/^could not serialize access/, 'could not serialize access'],
  [/^canceling statement due to/, 'canceling statement'],
  [/^(?:relation|column|function|table|type) .* does not exist/, 'Part of the schema does not exist'],
  [/^invalid (?:input syntax|byte sequence)/, 'invalid input of a query'],
  [/^timeout exceeded when trying to connect/, 'timeout exceeded when trying to connect'],
  [/^Connection terminated/, 'Connection terminated'],
  [/^(?:the database system is|terminating connection)/, 'The database is starting or stopping'],
  [/^(?:connect|read|write|getaddrinfo) E[A-Z]+/, 'A connection failed'],
  [/^ENOSPC\b/, 'No space left on device'],
  [/^E[A-Z]{3,12}: /, 'A file operation failed'],
]

/**
 * The sentence that is sent for the message of an error: one of the list, or `WITHHELD`, and never a part of the
 * message itself, except the number of an error of React (REPORT-5).
 */
export function knownMessageOf(message: string): string {
  const react = /^Minified React error #(\d{1,3});/.exec(message)?.[1]
  if (react !== undefined) return `React error ${react}`
  return KNOWN.find(([pattern]) => pattern.test(message))?.[1] ?? WITHHELD
}
