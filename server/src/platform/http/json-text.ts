import type { FastifyReply } from 'fastify'

/** Answers with JSON that was serialised in steps; the response schema of the route then only describes it (LIMIT-22). */
export function sendJsonText(reply: FastifyReply, json: string): FastifyReply {
  return reply
    .type('application/json; charset=utf-8')
    .serializer(() => json)
    .send({})
}
