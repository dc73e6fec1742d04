import type { TextParts } from '@retropulse/domain/kernel/text-in-steps'
import type { FastifyReply } from 'fastify'
import { Readable } from 'node:stream'
import { PIECE_SIZE } from './long-answers.ts'

/**
 * Answers with a text that was made in steps: JSON, unless the reply has a type. The response schema of the route then
 * only describes it. A long one is encoded and written part by part (LIMIT-22); its length is known.
 */
export function sendText(reply: FastifyReply, parts: TextParts): FastifyReply {
  if (!reply.hasHeader('content-type')) reply.type('application/json; charset=utf-8')
  const size = parts.reduce((sum, part) => sum + part.length, 0)
  if (size <= PIECE_SIZE) return reply.send(Buffer.from(parts.join('')))
  const length = parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
  return reply.header('content-length', length).send(new LongText(parts))
}

/** The bytes of a long text: a part in each turn of the event loop, as slowly as the client reads. */
export class LongText extends Readable {
  readonly parts: TextParts
  #written = 0

  constructor(parts: TextParts) {
    super({ highWaterMark: 1 })
    this.parts = parts
  }

  override _read(): void {
    setImmediate(() => {
      const part = this.parts[this.#written]
      this.#written += 1
      this.push(part === undefined ? null : Buffer.from(part))
    })
  }
}
