import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { connect } from 'node:net'

/** A proxy for a browser: it passes on what is for this machine, and refuses and records everything else. */
export interface RecordingProxy {
  readonly server: string
  /** Hosts and ports that the browser wanted to reach. */
  readonly refused: readonly string[]
  close(): Promise<void>
}

export async function startRecordingProxy(): Promise<RecordingProxy> {
  const refused: string[] = []
  const proxy = createServer((asked, answer) => {
    const url = URL.parse(asked.url ?? '')
    if (url === null || !isLocal(url.hostname)) {
      refused.push(url?.host ?? String(asked.url))
      answer.writeHead(502).end()
      return
    }
    const passed = request(url, { method: asked.method, headers: asked.headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.on('error', () => passed.destroy())
    asked.pipe(passed)
  })
  // Browsers ask for a tunnel for https and for WebSockets.
  proxy.on('connect', (asked, socket) => {
    const [host = '', port = '443'] = (asked.url ?? '').split(':')
    socket.on('error', () => socket.destroy())
    if (!isLocal(host)) {
      refused.push(`${host}:${port}`)
      socket.end('HTTP/1.1 502 Refused\r\n\r\n')
      return
    }
    const tunnel = connect(Number(port), host, () => {
      socket.write('HTTP/1.1 200 Connected\r\n\r\n')
      tunnel.pipe(socket)
      socket.pipe(tunnel)
    })
    tunnel.on('error', () => socket.destroy())
    socket.on('close', () => tunnel.destroy())
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const address = proxy.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    server: `http://127.0.0.1:${port}`,
    refused,
    async close() {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}

function isLocal(host: string): boolean {
  return host === '127.0.0.1' || host === 'localhost' || host === '[::1]'
}
