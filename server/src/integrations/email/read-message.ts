/** What the outbox shows of a message. */
export interface ReadMessage extends ReadHead {
  readonly text: string
  readonly html: string
}

export interface ReadHead {
  readonly to: string
  readonly subject: string
}

/**
 * Reads a message as this server writes it: multipart/alternative with a text and an HTML part (RFC 2045 to 2047). What
 * is not there is empty; no message makes it throw.
 */
export function readMessage(raw: string): ReadMessage {
  const { headers, body } = entityOf(raw)
  const boundary = /;\s*boundary="?([^";]+)"?/i.exec(headers.get('content-type') ?? '')?.[1]
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`).slice(1, -1)
  const entities = parts.map((part) => entityOf(part.replace(/^\r?\n/, '').replace(/\r?\n$/, '')))
  const contentOf = (type: string) => {
    const found = entities.find((part) => part.headers.get('content-type')?.startsWith(type))
    return found === undefined ? '' : decodedBody(found)
  }
  return { ...headOf(headers), text: contentOf('text/plain'), html: contentOf('text/html') }
}

/** Reads the receiver and the subject; `raw` may end anywhere after them. */
export function readHead(raw: string): ReadHead {
  return headOf(entityOf(raw).headers)
}

interface Entity {
  /** By lower-case name; the first value of a name. */
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

function entityOf(source: string): Entity {
  const [, end = '', separator = ''] = /^([\s\S]*?)(\r?\n\r?\n|$)/.exec(source) ?? []
  const headers = new Map<string, string>()
  for (const line of end.replaceAll(/\r?\n(?=[ \t])/g, '').split(/\r?\n/)) {
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(0, colon)).toLowerCase()
    if (name !== '' && !headers.has(name)) headers.set(name, line.slice(colon + 1).trim())
  }
  return { headers, body: source.slice(end.length + separator.length) }
}

function headOf(headers: Entity['headers']): ReadHead {
  return { to: headers.get('to') ?? '', subject: decodedWords(headers.get('subject') ?? '') }
}

/** Encoded words; the space between two of them is no part of the text. */
function decodedWords(value: string): string {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B' ? fromBase64(word) : fromQuotedPrintable(word.replaceAll('_', ' ')),
    )
}

function decodedBody({ headers, body }: Entity): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  const content =
    encoding === 'base64'
      ? fromBase64(body)
      : encoding === 'quoted-printable'
        ? fromQuotedPrintable(body.replaceAll(/=\r?\n/g, ''))
        : body
  return content.replaceAll('\r\n', '\n')
}

function fromBase64(text: string): string {
  return Buffer.from(text, 'base64').toString()
}

/** The bytes that stand as they are are ASCII. */
function fromQuotedPrintable(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(bytes, 'latin1').toString()
}
