import type { BoardSession } from '../board-session.ts'
import { openBoardSession } from '../open-board-session.ts'
import { type OutboxStore, openOutboxStore } from '../outbox-store.ts'
import type { PageLife, PageMoment } from '../page-lifecycle.ts'
import type { TabLocks } from '../tab-locks.ts'
import { createLockBook } from './fake-locks.ts'
import { createFakeNet, type FakeNet } from './fake-net.ts'
import { BOARD_ID, type FakeServer, type TestPerson } from './fake-server.ts'
import { takeTurn } from './take-turn.ts'

/** One tab of a browser, with a session in it. */
export interface FakeTab {
  readonly person: TestPerson
  readonly net: FakeNet
  readonly session: () => BoardSession
  readonly hide: () => void
  readonly show: () => void
  readonly goOnline: () => void
  /** Reloads the page; the old one gets the event that it is leaving. */
  readonly reload: () => void
  /** The tab crashes without an event, and is opened again. */
  readonly crash: () => void
  readonly close: () => void
}

/** One device: what its tabs share. */
export interface FakeDevice {
  /** The person that the device last was, which other tabs may change; null after signing out. */
  readonly person: { get: () => string | null; set: (id: string | null) => void }
  /** The account that was last signed in on the device. */
  readonly account: () => string | null
  readonly openTab: (person: TestPerson, options?: { identityHint?: string | undefined }) => FakeTab
  /** Waits until the database of the device has done everything. */
  readonly settle: () => Promise<void>
}

/** A device with a database of its own; with `isPrivate` it keeps nothing. */
export function createFakeDevice(server: FakeServer, { isPrivate = false } = {}): FakeDevice {
  const gone = createLockBook()
  let working = 0
  let tabs = 0
  let lastPerson: string | null = null
  let lastAccount: string | null = null
  const device = {
    get: () => lastPerson,
    set(id: string | null) {
      lastPerson = id
    },
    setAccount(id: string) {
      lastAccount = id
    },
  }

  /** The database as one page has it: a page that crashed writes nothing more. */
  function storeOf(page: { isDead: boolean }): OutboxStore {
    const store = openOutboxStore()
    const through = async <Result>(work: () => Promise<Result>): Promise<Result> => {
      if (page.isDead) return new Promise(() => undefined)
      if (isPrivate) throw new Error('this device keeps nothing')
      working += 1
      try {
        return await work()
      } finally {
        working -= 1
      }
    }
    return {
      write: (put, remove) => through(() => store.write(put, remove)),
      read: (boardId, personId) => through(() => store.read(boardId, personId)),
      readBoard: (boardId, personId) => through(() => store.readBoard(boardId, personId)),
      writeBoard: (board, most) => through(() => store.writeBoard(board, most)),
      removeBoard: (boardId, personId) => through(() => store.removeBoard(boardId, personId)),
      pruneBoards: (personId, before) => through(() => store.pruneBoards(personId, before)),
    }
  }

  return {
    person: device,
    account: () => lastAccount,
    openTab(person, { identityHint } = {}) {
      const net = createFakeNet(server, person)
      let isHidden = false
      let loads = 0
      tabs += 1
      const name = `${person.id} tab ${tabs}`
      let page = load()

      function load(): {
        session: BoardSession
        locks: TabLocks
        say: (moment: PageMoment) => void
        isDead: boolean
      } {
        const listeners = new Set<(moment: PageMoment) => void>()
        const life = { isDead: false }
        const pageLife: PageLife = {
          isHidden: () => isHidden,
          listen(listener) {
            listeners.add(listener)
            return () => listeners.delete(listener)
          },
        }
        const locks = gone.openLocks()
        const session = openBoardSession(
          { boardId: BOARD_ID, ...(identityHint === undefined ? {} : { identityHint }) },
          {
            openLink: (first, handlers) =>
              net.openLink(first, {
                onOpen: () => life.isDead || handlers.onOpen(),
                onClose: () => life.isDead || handlers.onClose(),
                onUpdate: (update) => life.isDead || handlers.onUpdate(update),
                onRoom: (update) => life.isDead || handlers.onRoom(update),
              }),
            identify: () =>
              net.weather === 'fine'
                ? Promise.resolve(net.person.id)
                : Promise.reject(new Error('no network')),
            pageLife,
            store: storeOf(life),
            locks,
            nameTab() {
              loads += 1
              return { tab: `${name} ${loads}`, before: `${name} ${loads - 1}` }
            },
            device,
            random: () => 0.5,
          },
        )
        const say = (moment: PageMoment): void => {
          for (const listener of listeners) listener(moment)
        }
        return Object.assign(life, { session, locks, say })
      }

      function die(): void {
        page.isDead = true
        page.session.close()
        page.locks.release()
        net.cut()
      }

      return {
        person,
        net,
        session: () => page.session,
        hide() {
          isHidden = true
          page.say('hidden')
        },
        show() {
          isHidden = false
          page.say('shown')
        },
        goOnline: () => page.say('online'),
        reload() {
          page.say('leaving')
          die()
          page = load()
        },
        crash() {
          die()
          page = load()
        },
        close() {
          page.say('leaving')
          die()
        },
      }
    },
    async settle() {
      do {
        for (let turn = 0; turn < 3; turn += 1) await takeTurn()
      } while (working > 0)
    },
  }
}
