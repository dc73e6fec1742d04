import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type CutProxy, openCutProxy } from './cut-proxy.ts'

describe('a network that can be cut', () => {
  const echo = createServer((socket) => socket.on('error', () => undefined).pipe(socket))
  let proxy: CutProxy
  let sockets: Socket[] = []

  beforeEach(async () => {
    echo.listen(0, '127.0.0.1')
    await once(echo, 'listening')
    const address = echo.address()
    proxy = await openCutProxy(address !== null && typeof address === 'object' ? address.port : 0)
  })

  afterEach(async () => {
    for (const socket of sockets) socket.destroy()
    sockets = []
    await proxy.close()
    echo.close()
    await once(echo, 'close')
  })

  async function dial(): Promise<{
    heard: () => string
    say: (text: string) => void
    isClosed: () => boolean
  }> {
    const socket = connect(proxy.port, '127.0.0.1')
    sockets.push(socket)
    let heard = ''
    socket.on('data', (data) => (heard += data.toString()))
    socket.on('error', () => undefined)
    await new Promise((resolve) => socket.once('connect', resolve).once('close', resolve))
    return { heard: () => heard, say: (text) => socket.write(text), isClosed: () => socket.destroyed }
  }

  test('swallow: nothing arrives and nothing is closed; once restored, all traffic goes on', async () => {
    const before = await dial()
    before.say('one ')
    await expect.poll(before.heard).toBe('one ')
    await proxy.cut('swallow')
    before.say('two')
    const during = await dial()
    during.say('three')
    await sleep(100)
    expect([before.heard(), during.heard()]).toEqual(['one ', ''])
    expect([before.isClosed(), during.isClosed()]).toEqual([false, false])
    await proxy.mend()
    await expect.poll(before.heard).toBe('one two')
    await expect.poll(during.heard).toBe('three')
  })

  test('refuse: connections are reset and new ones refused, until it is restored', async () => {
    const before = await dial()
    before.say('one')
    await expect.poll(before.heard).toBe('one')
    await proxy.cut('refuse')
    await expect.poll(before.isClosed).toBe(true)
    expect((await dial()).isClosed()).toBe(true)
    await proxy.mend()
    const after = await dial()
    after.say('two')
    await expect.poll(after.heard).toBe('two')
  })
})
