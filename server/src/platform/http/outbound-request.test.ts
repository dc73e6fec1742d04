import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { requestOutbound } from './outbound-request.ts'

test('LINK-11: an answer that switches protocols fails at once, rather than never', async () => {
  const url = await hostThat((socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: other\r\n\r\n'),
  )
  await expect(ask(url, 60_000)).rejects.toThrow(TypeError)
})

test.each([
  ['says nothing', ''],
  ['announces an answer again and again', 'HTTP/1.1 103 Early Hints\r\n\r\n'],
  ['sends one header after the other', 'x: y\r\n'],
])('LINK-11: a host that %s is given up when the time is over', async (_, piece) => {
  const url = await hostThat((socket) => {
    if (piece.startsWith('x')) socket.write('HTTP/1.1 200 OK\r\n')
    const timer = setInterval(() => socket.write(piece), 20)
    socket.on('close', () => clearInterval(timer))
  })
  await expect(ask(url, 300)).rejects.toMatchObject({ name: 'TimeoutError' })
})

test('LINK-11: an answer with headers without end fails', async () => {
  const url = await hostThat((socket) => socket.write(`HTTP/1.1 200 OK\r\nx: ${'y'.repeat(1_000_000)}`))
  await expect(ask(url, 60_000)).rejects.toThrow(TypeError)
})

function ask(url: string, timeoutMs: number) {
  const signal = AbortSignal.timeout(timeoutMs)
  return requestOutbound(url, {
    method: 'POST',
    headers: {},
    body: '{}',
    signal,
    maxBytes: 1024,
    allowsPrivate: true,
  })
}

/** The address of a host that answers every request like this. */
async function hostThat(answers: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.once('data', () => answers(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/`
}
