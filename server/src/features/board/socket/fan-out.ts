import type { BoardUpdate } from '@retropulse/contract/board-room'
import type { BoardChannel } from '@retropulse/contract/board-command'
import { EVENT_CHANNEL } from '@retropulse/contract/board-event'
import { type PseudonymOf, type Viewer } from '@retropulse/domain/board/visible-board'
import { type ViewEvent, visibleEvents, ownersOf } from '@retropulse/domain/board/visibility'
import type { AuthorId } from '@retropulse/domain/kernel/ids'
import type { CommittedRow } from '../commands/live-board.ts'
import { type Sight, sightOf, strangerOf } from './sight.ts'

/** One message for one audience; `except` names authors who get their own instead. */
export interface Delivery {
  readonly channel: BoardChannel
  readonly update: BoardUpdate
  readonly to: Sight | { readonly author: AuthorId; readonly sight: Sight }
  readonly except: readonly AuthorId[]
}

/** Who is on the board: enough to know which messages are needed. */
export interface Audiences {
  readonly sights: readonly Sight[]
  /** People present, each with every author id that is theirs. */
  readonly people: () => readonly Viewer[]
}

/**
 * The messages that tell a board's people what happened. As a rule one message serves everybody who sees
 * the same, encoded once; only a row that tells some people more (brainstorming) is sent by itself.
 */
export function deliveriesOf(
  rows: readonly CommittedRow[],
  audiences: Audiences,
  pseudonymOf: PseudonymOf,
): readonly Delivery[] {
  return runsOf(rows).flatMap((run) =>
    audiences.sights.flatMap((sight) => runDeliveries(run, sight, audiences, pseudonymOf)),
  )
}

/** What one viewer is told of a row. */
export function rowFor(row: CommittedRow, viewer: Viewer, pseudonymOf: PseudonymOf): readonly ViewEvent[] {
  return row.events.flatMap((event) => visibleEvents(event, row.stateAfter, viewer, pseudonymOf))
}

interface Run {
  readonly channel: BoardChannel
  readonly rows: readonly CommittedRow[]
  readonly owners: readonly AuthorId[]
}

/** Cuts rows into stretches that travel in one message: one channel, and nobody told more than others. */
function runsOf(rows: readonly CommittedRow[]): readonly Run[] {
  const runs: { channel: BoardChannel; rows: CommittedRow[]; owners: readonly AuthorId[] }[] = []
  for (const row of rows) {
    const channel = EVENT_CHANNEL[row.events[0]?.type ?? 'board-created']
    const owners = row.events.flatMap((event) => ownersOf(event, row.stateAfter))
    const last = runs.at(-1)
    if (last !== undefined && last.channel === channel && last.owners.length === 0 && owners.length === 0) {
      last.rows.push(row)
    } else {
      runs.push({ channel, rows: [row], owners })
    }
  }
  return runs
}

function runDeliveries(
  run: Run,
  sight: Sight,
  audiences: Audiences,
  pseudonymOf: PseudonymOf,
): readonly Delivery[] {
  const { channel, owners } = run
  const updateFor = (viewer: Viewer): BoardUpdate => ({
    seq: run.rows.at(-1)?.seq ?? 0,
    rows: run.rows.map((row) => rowFor(row, viewer, pseudonymOf)),
  })
  const isConcerned = (person: Viewer): boolean =>
    sightOf(person) === sight && owners.some((owner) => person.authorIds.includes(owner))
  const concerned = owners.length === 0 ? [] : audiences.people().filter(isConcerned)
  const theirs = concerned.flatMap((person) => {
    const [author] = person.authorIds
    if (author === undefined) return []
    return [{ channel, update: updateFor(person), to: { author, sight }, except: [] }]
  })
  const everybody: Delivery = {
    channel,
    update: updateFor(strangerOf(sight)),
    to: sight,
    except: theirs.map((delivery) => delivery.to.author),
  }
  return [everybody, ...theirs]
}
