/** A message as a mail program shows it; parsed by hand, so that mistakes of the writing library are found. */
export interface ParsedMessage {
  /** Unfolded and decoded, by lower-case name; all values of a name that occurs more than once. */
  readonly headers: ReadonlyMap<string, readonly string[]>
  readonly text: string
  readonly html: string
  readonly raw: string
}

/** Reads multipart/alternative with one text/plain and one text/html part (RFC 5322, 2045 to 2047). */
export function parseMessage(raw: string): ParsedMessage {
  const { headers, body } = entityOf(raw)
  const boundary = /^multipart\/alternative;.*boundary="([^"]+)"/.exec(one(headers, 'content-type'))![1]!
  const parts = body
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => entityOf(part.replace(/^\r\n/, '').replace(/\r\n$/, '')))
  const contentOf = (type: string) => {
    const [part, ...more] = parts.filter((each) => one(each.headers, 'content-type').startsWith(type))
    if (part === undefined || more.length > 0) throw new Error(`not exactly one part is ${type}`)
    return decoded(part.body, one(part.headers, 'content-transfer-encoding'))
  }
  return { headers, text: contentOf('text/plain;'), html: contentOf('text/html;'), raw }
}

function entityOf(source: string) {
  const end = source.indexOf('\r\n\r\n')
  const headers = new Map<string, string[]>()
  for (const line of source
    .slice(0, end)
    .replaceAll(/\r\n(?=[ \t])/g, '')
    .split('\r\n')) {
    const [, name, value] = /^([!-9;-~]+): ?(.*)$/.exec(line)!
    const key = name!.toLowerCase()
    headers.set(key, [...(headers.get(key) ?? []), decodedWords(value!)])
  }
  return { headers, body: source.slice(end + 4) }
}

function one(headers: ReadonlyMap<string, readonly string[]>, name: string): string {
  const [value, ...more] = headers.get(name) ?? []
  if (value === undefined || more.length > 0) throw new Error(`not exactly one header is ${name}`)
  return value
}

function decodedWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : quotedPrintable(word.replaceAll('_', ' ')),
    )
}

function decoded(body: string, encoding: string): string {
  const content =
    encoding === 'base64'
      ? Buffer.from(body, 'base64').toString()
      : encoding === 'quoted-printable'
        ? quotedPrintable(body.replaceAll(/=\r\n/g, ''))
        : body
  return content.replaceAll('\r\n', '\n')
}

function quotedPrintable(body: string): string {
  const bytes = body.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}
