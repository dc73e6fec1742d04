import type { RoomUpdate } from '@retropulse/contract/board-room'
import { asId, type BoardId } from '@retropulse/domain/kernel/ids'
import type { Cluster } from '../../../platform/socket/cluster.ts'
import type { BoardEngine } from '../engine/board-engine.ts'
import type { CommittedRow } from '../engine/live-board.ts'
import type { LogRow } from '../engine/log.ts'
import type { BoardRoom } from './board-room.ts'
import type { BoardRooms, RoomListener } from './board-rooms.ts'
import type { EditedNote } from './editing.ts'
import { createRemotePeople, type RemotePeople } from './remote-people.ts'
import type { PresentPerson } from './presence.ts'

/** Messages between processes. All of them run this code, so the shapes are not validated again. */
interface ClusterMessages {
  readonly rows: { readonly boardId: BoardId; readonly rows: readonly LogRow[] }
  readonly people: {
    readonly boardId: BoardId
    readonly people: readonly (readonly [string, PresentPerson])[]
    readonly editing: readonly (readonly [string, EditedNote])[]
    /**
     * When the process sent this by its own clock, by which it also says until when notes are held: the clocks of two
     * machines differ. Absent from processes of earlier versions.
     */
    readonly at?: number
    /** Milliseconds without a facilitator, not a time of day (LEAD-11). */
    readonly noFacilitatorForMs?: number | undefined
  }
  readonly 'who-is-here': { readonly boardId: BoardId }
  readonly passed: { readonly boardId: BoardId; readonly update: RoomUpdate }
}

export interface ClusterSyncOptions {
  readonly cluster: Cluster
  readonly engine: BoardEngine
  readonly rooms: Pick<BoardRooms, 'get' | 'all'>
  readonly now: () => number
  readonly onError: (error: unknown) => void
}

export interface ClusterSync extends RoomListener {
  committed(boardId: BoardId, rows: readonly CommittedRow[]): void
  /** The participants on boards in other processes. */
  readonly remotePeople: Pick<RemotePeople, 'on' | 'boardIds'>
  close(): void
}

/**
 * How often the log is queried for rows without a hint, in milliseconds: the longest delay of a lost hint (WIRE-26).
 */
const LOOK_MS = 2000
const HEARTBEAT_MS = 10_000
/** A process that was silent for so long is gone, and so are its participants (PRESENCE-7). */
const SILENCE_MS = 25_000
/** Changes of presence are gathered for so long. */
const PAUSE_MS = 50
/** A smaller difference is the way of the message: taking it for one of clocks would disturb the order of edits. */
const CLOCK_DIFFERENCE_MIN_MS = 5000

/**
 * Keeps the rooms of several processes in step. The log is the truth: messages of other processes are only the quicker
 * way to learn of it, and each process decides for its own viewers what they may see.
 */
export function createClusterSync(options: ClusterSyncOptions): ClusterSync {
  const { cluster, engine, rooms, now, onError } = options
  const remotePeople = createRemotePeople()
  if (cluster.isAlone) {
    return {
      remotePeople,
      committed: () => {},
      roomOpened: () => {},
      roomChanged: () => {},
      passed: () => {},
      close: () => {},
    }
  }
  const changedRooms = new Set<BoardRoom>()

  function publish<Topic extends keyof ClusterMessages>(topic: Topic, payload: ClusterMessages[Topic]): void {
    cluster.publish(topic, payload)
  }

  function subscribe<Topic extends keyof ClusterMessages>(
    topic: Topic,
    listener: (message: ClusterMessages[Topic], node: string) => void,
  ): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- published by this same code in another process
    cluster.subscribe(topic, (payload, node) => listener(payload as ClusterMessages[Topic], node))
  }

  function publishPeople(room: BoardRoom): void {
    const { board, presence, editing } = room
    const since = room.noFacilitatorSince()
    publish('people', {
      boardId: board.id,
      people: [...presence.clusterMap.own],
      editing: [...editing.clusterMap.own],
      at: now(),
      noFacilitatorForMs: since === null ? undefined : now() - since,
    })
  }

  let publishing: NodeJS.Timeout | undefined

  function roomChanged(room: BoardRoom): void {
    changedRooms.add(room)
    publishing ??= setTimeout(() => {
      publishing = undefined
      for (const changed of changedRooms) publishPeople(changed)
      changedRooms.clear()
    }, PAUSE_MS)
  }

  /** Changes the known open notes, and broadcasts the difference to the participants of this process. */
  function changeEditing(room: BoardRoom, change: () => void): void {
    const before = new Map(room.editing.all(now()).map((note) => [note.shownId, note]))
    change()
    const after = new Map(room.editing.all(now()).map((note) => [note.shownId, note]))
    for (const [shownId, note] of after) {
      if (before.get(shownId)?.by !== note.by || !before.has(shownId)) room.sendEditing(note)
    }
    room.sendEditingStopped([...before.keys()].filter((shownId) => !after.has(shownId)))
  }

  subscribe('rows', ({ boardId, rows }) => engine.receiveRows(boardId, rows))
  subscribe('passed', ({ boardId, update }) => rooms.get(boardId)?.send(() => update))
  subscribe('who-is-here', ({ boardId }) => {
    const room = rooms.get(boardId)
    if (room !== undefined) publishPeople(room)
  })
  subscribe('people', ({ boardId, people, editing, at, noFacilitatorForMs }, node) => {
    remotePeople.replace(
      node,
      boardId,
      people.map(([, { authorId }]) => authorId),
      now(),
    )
    const room = rooms.get(boardId)
    if (room === undefined) return
    room.presence.replaceRemote(node, people, now())
    const ahead = clockDifference(now(), at)
    const held = editing.map(([id, note]) => [id, { ...note, until: note.until + ahead }] as const)
    changeEditing(room, () => {
      room.editing.clusterMap.replace(node, held, now())
      if (room.editing.takeSurplus(now()).length > 0) roomChanged(room)
    })
    room.announcePresence()
    if (noFacilitatorForMs !== undefined) room.recordRemoteAbsence(noFacilitatorForMs)
  })

  const looking = setInterval(() => {
    const inUse = [...rooms.all()].map((room) => asId<BoardId>(room.board.id))
    engine.lookForMissed(inUse).catch(onError)
  }, LOOK_MS)

  const heartbeat = setInterval(() => {
    const silent = now() - SILENCE_MS
    remotePeople.forgetBefore(silent)
    for (const room of rooms.all()) {
      publishPeople(room)
      if (room.presence.clusterMap.forgetBefore(silent)) room.announcePresence()
      changeEditing(room, () => room.editing.clusterMap.forgetBefore(silent))
    }
  }, HEARTBEAT_MS)

  return {
    committed(boardId, rows) {
      publish('rows', { boardId, rows: rows.map(({ stateAfter: _state, ...row }) => row) })
    },
    remotePeople,
    roomOpened: (room) => publish('who-is-here', { boardId: room.board.id }),
    roomChanged,
    passed: (room, update) => publish('passed', { boardId: room.board.id, update }),
    close() {
      clearInterval(looking)
      clearInterval(heartbeat)
      clearTimeout(publishing)
    },
  }
}

/** Milliseconds that this clock is ahead of the one that a message was sent by; 0 where it does not say. */
function clockDifference(now: number, sentAt: number | undefined): number {
  const difference = sentAt === undefined ? 0 : now - sentAt
  return Math.abs(difference) < CLOCK_DIFFERENCE_MIN_MS ? 0 : difference
}
