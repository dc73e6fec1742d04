import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, request, type Server } from 'node:http'
import { connect, type Socket } from 'node:net'

/** A gateway to the server on which all connections are one person's, like a browser that keeps the cookie. */
export interface CookieGateway {
  readonly port: number
  close(): Promise<void>
}

/**
 * The product's browser core runs under Node, which has no cookies: the gateway adds them. A connection that the server
 * refuses or ends is ended towards the browser too.
 */
export async function openCookieGateway(serverPort: number, cookie: string): Promise<CookieGateway> {
  const open = new Set<Socket>()
  const server = createServer((incoming, outgoing) => {
    const options = {
      host: '127.0.0.1',
      port: serverPort,
      method: incoming.method,
      path: incoming.url,
      headers: { ...incoming.headers, cookie },
      agent: false,
    }
    const onward = request(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      answer.on('error', () => incoming.socket.destroy())
    })
    onward.on('error', () => incoming.socket.destroy())
    incoming.pipe(onward)
  })
  server.on('connection', (socket) => hold(socket, open))
  server.on('upgrade', (incoming, socket: Socket, head) => {
    const onward = hold(connect(serverPort, '127.0.0.1'), open)
    onward.on('connect', () => {
      onward.write(headOf(`GET ${incoming.url ?? '/'} HTTP/1.1`, { ...incoming.headers, cookie }))
      onward.write(head)
      socket.pipe(onward).pipe(socket)
    })
    joinFates(socket, onward)
  })
  return { port: await listen(server), close: () => closeAll(server, open) }
}

/** Listens on a free port of the loopback interface. */
async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

function hold(socket: Socket, open: Set<Socket>): Socket {
  open.add(socket)
  socket.on('error', () => socket.destroy())
  socket.on('close', () => open.delete(socket))
  return socket
}

/** When one socket ends, in any way, the other is ended too. */
function joinFates(one: Socket, other: Socket): void {
  one.on('close', () => other.destroy())
  other.on('close', () => one.destroy())
}

async function closeAll(server: Server, open: ReadonlySet<Socket>): Promise<void> {
  server.close()
  for (const socket of open) socket.destroy()
  await once(server, 'close')
}

function headOf(firstLine: string, headers: IncomingHttpHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}\r\n`)
  return `${firstLine}\r\n${lines.join('')}\r\n`
}
