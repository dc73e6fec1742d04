/** The answer to a request that a command made. */
export interface CommandAnswer {
  readonly status: number
  readonly body: unknown
}

/**
 * Runs a command of curl as a shell would, with these variables set, and makes its request. It knows the options that
 * the product prints, and throws for anything else, so that no part of a command stays untried.
 */
export async function runCommand(
  command: string,
  variables: Readonly<Record<string, string>>,
): Promise<CommandAnswer> {
  const [program, ...words] = wordsOf(command, variables)
  if (program !== 'curl') throw new Error(`unknown program ${program}`)
  let [method, url, body]: [string, string | undefined, string | undefined] = ['GET', undefined, undefined]
  const headers: Record<string, string> = {}
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (word === '--request') method = words[++at] ?? ''
    else if (word === '--data') body = words[++at] ?? ''
    else if (word === '--header') {
      const [name = '', value] = (words[++at] ?? '').split(': ')
      if (value === undefined) throw new Error(`the header ${name} has no value`)
      headers[name] = value
    } else if (/^https?:/.test(word) && url === undefined) url = word
    else throw new Error(`unknown word ${word}`)
  }
  if (url === undefined) throw new Error('the command names no address')
  const response = await fetch(url, { method, headers, ...(body !== undefined && { body }) })
  return { status: response.status, body: await response.json() }
}

/** The words of a command: quoted or not, variables in double quotes replaced, lines joined at a backslash. */
function wordsOf(command: string, variables: Readonly<Record<string, string>>): readonly string[] {
  return [...command.replaceAll('\\\n', ' ').matchAll(/'([^']*)'|"([^"]*)"|([^\s'"]+)/g)].map(
    ([, single, double, plain]) =>
      single ??
      (double ?? plain ?? '').replaceAll(/\$([A-Z_]+)/g, (_, name: string) => {
        const value = variables[name]
        if (value === undefined) throw new Error(`the variable ${name} is not set`)
        return value
      }),
  )
}
