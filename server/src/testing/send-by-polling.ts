import { SOCKET_PATH } from '@retropulse/contract/protocol'

/** Opens a connection by polling and sends so many messages in one request; returns its state afterwards. */
export async function sendByPolling(url: string, messages: number): Promise<'open' | 'closed'> {
  const address = `${url}${SOCKET_PATH}/?EIO=4&transport=polling`
  const opened = await (await fetch(address)).text()
  const { sid } = JSON.parse(opened.slice(1)) as { sid: string }
  const request = async (body?: string): Promise<string> => {
    const init = body === undefined ? {} : { method: 'POST', body }
    return (await fetch(`${address}&sid=${sid}`, init)).text()
  }
  // The namespace has to be open first: Socket.IO closes a connection that sends before.
  await request('40')
  await request()
  await request(Array.from({ length: messages }, () => '42["room",1]').join('\x1e'))
  // A poll is answered once the server has a message to send: the reply to this probe.
  const probe = request('420["room",1]')
  const answer = await request()
  await probe
  // Either the session is unknown by now, or the last packet of the answer closes it.
  return /^1$|unknown/.test(answer.split('\x1e').at(-1) ?? '') ? 'closed' : 'open'
}
