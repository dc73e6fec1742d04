import { Histogram, type Registry } from 'prom-client'
import type { FastifyRequest } from 'fastify'
import type { HttpApp } from './http-app.ts'
import { sendProblem } from './problems.ts'

/** Measures every request, and shows all figures at /metrics to programs on this machine. */
export function answerMetrics(app: HttpApp, registry: Registry): void {
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2.5],
    registers: [registry],
  })
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const labels = { method, route: routeOptions.url ?? 'none', status: reply.statusCode }
    duration.observe(labels, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!isFromHere(request)) return sendProblem(reply, 404)
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Through a proxy on this machine everybody comes from here, so that a proxy's mark counts as elsewhere. */
function isFromHere({ socket, headers }: FastifyRequest): boolean {
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some((name) => name in headers)
  return !isPassedOn && /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '')
}
