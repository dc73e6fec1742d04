import type { FastifyReply } from 'fastify'

/**
 * A signal that aborts when the connection closes before the answer was sent. The request itself closes as soon as its
 * body has been read, so that `request.signal` says nothing of a client that waits.
 */
export function cancellationOf({ raw }: Pick<FastifyReply, 'raw'>): AbortSignal {
  const controller = new AbortController()
  const abort = (): void => {
    if (!raw.writableFinished) controller.abort()
  }
  if (raw.destroyed) abort()
  else raw.once('close', abort)
  return controller.signal
}
