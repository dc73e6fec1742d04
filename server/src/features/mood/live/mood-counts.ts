import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { Cluster } from '../../../platform/socket/cluster.ts'
import type { LiveRoom, LiveRooms } from '../../board/api.ts'
import type { MoodAnswers } from '../store/mood-answers.ts'

/** How many people have answered the mood polls of boards, broadcast to their participants (MOOD-13). */
export interface MoodCounts {
  /** Loads the count into the room; without a query where there never was a poll, or where the count is known. */
  ensureLoaded(room: LiveRoom): Promise<void>
  /** An answer was given in this process: the count is broadcast to the board in all processes. */
  changed(boardId: BoardId): void
  close(): void
}

export interface MoodCountsOptions {
  readonly rooms: LiveRooms
  readonly cluster: Cluster
  readonly moodAnswers: Pick<MoodAnswers, 'countOf'>
  readonly onError: (error: unknown) => void
}

/** How often the answers are counted without a hint, in milliseconds. */
const LOOK_MS = 5000
const TOPIC = 'moods'

/**
 * Each process counts for itself and broadcasts a count that changed. Hints carry no number, so that they may be lost
 * or overtake each other.
 */
export function createMoodCounts({ rooms, cluster, moodAnswers, onError }: MoodCountsOptions): MoodCounts {
  const known = new WeakSet<LiveRoom>()
  const counting = new Map<LiveRoom, Counting>()

  async function countIn(room: LiveRoom, work: Counting): Promise<void> {
    try {
      do {
        work.isStale = false
        const count = await moodAnswers.countOf(room.board.id)
        known.add(room)
        if (count === room.moods) continue
        room.moods = count
        room.send(() => ({ type: 'moods', count }))
      } while (work.isStale)
    } finally {
      counting.delete(room)
    }
  }

  /** One count at a time: answers given meanwhile are counted together afterwards. */
  function recount(room: LiveRoom): Promise<void> {
    const underWay = counting.get(room)
    if (underWay !== undefined) {
      underWay.isStale = true
      return underWay.done
    }
    const work: Counting = { isStale: false, done: Promise.resolve() }
    counting.set(room, work)
    work.done = countIn(room, work)
    return work.done
  }

  function countOn(boardId: BoardId): void {
    const room = rooms.get(boardId)
    if (room !== undefined) recount(room).catch(onError)
  }

  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- published by `changed` in another process
  cluster.subscribe(TOPIC, (hint) => countOn((hint as { readonly boardId: BoardId }).boardId))

  const looking = setInterval(() => {
    if (cluster.isAlone) return
    for (const { board } of rooms.all()) if (board.at.state.moodPoll === true) countOn(board.id)
  }, LOOK_MS)

  return {
    async ensureLoaded(room) {
      if (room.board.at.state.moodPoll !== null && !known.has(room)) await recount(room)
    },
    changed(boardId) {
      countOn(boardId)
      cluster.publish(TOPIC, { boardId })
    },
    close: () => clearInterval(looking),
  }
}

/** A count under way; stale once an answer was given that it may have missed. */
interface Counting {
  isStale: boolean
  done: Promise<void>
}
