import { PROTOCOL_VERSION, SOCKET_PATH } from '@retropulse/contract/protocol'

/** A window on a board that reads what it is sent without decoding it, so that many of them cost a test little. */
export interface RawWindow {
  /** Characters received so far. */
  received(): number
  close(): void
}

/** Joins a board, and joins again as a page does when author visibility is switched. */
export async function openRawWindow(url: string, boardId: string, cookie: string): Promise<RawWindow> {
  const address = `${url.replace('http', 'ws')}${SOCKET_PATH}/?EIO=4&transport=websocket`
  const socket = new WebSocket(address, { headers: { cookie } })
  const joined = Promise.withResolvers<void>()
  let received = 0
  const join = () => {
    const message = { type: 'join', protocol: PROTOCOL_VERSION, boardId, resume: null }
    socket.send(`420${JSON.stringify(['room', message])}`)
  }
  socket.addEventListener('message', ({ data: payload }) => {
    const data = String(payload)
    received += data.length
    if (data === '2') socket.send('3')
    else if (data.startsWith('40')) join()
    else if (data.startsWith('430[{"ok":true')) joined.resolve()
    else if (data.startsWith('430[')) joined.reject(new Error(data.slice(0, 200)))
    else if (data.length < 2000 && data.includes('"anonymity-changed"')) join()
  })
  socket.addEventListener('open', () => socket.send('40'))
  socket.addEventListener('close', () => joined.reject(new Error('the connection was closed')))
  await joined.promise
  return { received: () => received, close: () => socket.close() }
}
