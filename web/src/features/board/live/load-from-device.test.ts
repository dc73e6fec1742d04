import { snapshotOf } from '@retropulse/domain/board/snapshot'
import { emptyBoard } from '@retropulse/domain/board/state'
import { asId, type AuthorId } from '@retropulse/domain/kernel/ids'
import { describe, expect, test, vi } from 'vitest'
import { createDeviceLoader, type DeviceLoaderOptions } from './load-from-device.ts'
import type { CachedBoard } from './outbox-store.ts'
import { BOARD_ID } from './testing/fake-server.ts'
import { guestYou } from './testing/guest-you.ts'

const id = asId<AuthorId>('me')
const copy: CachedBoard = {
  boardId: BOARD_ID,
  personId: id,
  savedAt: 0,
  version: 1,
  seq: 3,
  state: snapshotOf(emptyBoard(BOARD_ID)),
  audience: 'plain',
  you: guestYou(id),
}

async function load(cached: CachedBoard | null) {
  const ports = {
    recall: vi.fn<DeviceLoaderOptions['follower']['recall']>(),
    forget: vi.fn<DeviceLoaderOptions['cache']['forget']>(),
    onLoaded: vi.fn<DeviceLoaderOptions['onLoaded']>(),
  }
  const loader = createDeviceLoader({
    hint: id,
    device: { get: () => id, set: () => undefined, setAccount: () => undefined },
    cache: { recall: async () => Promise.resolve(cached), forget: ports.forget, prune: () => undefined },
    outbox: { openFor: async () => Promise.resolve() },
    follower: { recall: ports.recall },
    onLoaded: ports.onLoaded,
  })
  await vi.waitFor(() => expect(loader.isLoaded()).toBe(true))
  return ports
}

describe('what a device keeps of a board', () => {
  // Rules: OFFLINE-1
  test('is shown', async () => {
    const { recall, forget, onLoaded } = await load(copy)
    expect(recall).toHaveBeenCalledTimes(1)
    expect(forget).not.toHaveBeenCalled()
    expect(onLoaded).toHaveBeenCalledTimes(1)
  })

  // Rules: OFFLINE-2
  test('is forgotten where it is damaged, and the board is loaded from the server', async () => {
    // As a device returns it after a fault of its storage.
    const damaged = JSON.parse(JSON.stringify({ ...copy, state: { columns: null } })) as CachedBoard
    const { recall, forget, onLoaded } = await load(damaged)
    expect(recall).not.toHaveBeenCalled()
    expect(forget).toHaveBeenCalledWith(id)
    expect(onLoaded).toHaveBeenCalledTimes(1)
  })
})
