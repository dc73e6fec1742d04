import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'

/** Characters that are encoded and written in one turn of the event loop: about a millisecond of work. */
export const PIECE_SIZE = 256 * 1024

/**
 * For each route: its long texts are written in pieces, with other work of the process in between, and no faster than the
 * client reads (LIMIT-22). They are as they were otherwise: their length is known, and so is the tag of one that is
 * answered conditionally.
 */
export function writeLongTextsInPieces(route: RouteOptions): void {
  // As its last hook: those of plugins read the whole text.
  route.onSend = [route.onSend ?? [], inPieces].flat()
}

async function inPieces(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length <= PIECE_SIZE || request.method === 'HEAD') return payload
  reply.header('content-length', Buffer.byteLength(payload))
  return Readable.from(piecesOf(payload), { highWaterMark: 1 })
}

async function* piecesOf(text: string): AsyncGenerator<Buffer> {
  for (let from = 0; from < text.length;) {
    const to = endOfPiece(text, from)
    yield Buffer.from(text.slice(from, to))
    from = to
    await setImmediate()
  }
}

/** Where the piece from here ends; never between the two halves of a character. */
function endOfPiece(text: string, from: number): number {
  const to = from + PIECE_SIZE
  const isHalved = to < text.length && (text.codePointAt(to - 1) ?? 0) > 0xff_ff
  return isHalved ? to - 1 : to
}
