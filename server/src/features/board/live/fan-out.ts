import type { BoardUpdate } from '@retropulse/contract/board-room'
import type { BoardChannel } from '@retropulse/contract/board-command'
import { EVENT_CHANNEL } from '@retropulse/contract/board-channel'
import { type PseudonymOf, type Viewer } from '@retropulse/domain/board/visible-board'
import { ownersOf, shownOnce, type ViewEvent, visibleEvents } from '@retropulse/domain/board/visibility'
import type { AuthorId } from '@retropulse/domain/kernel/ids'
import type { CommittedRow } from '../engine/live-board.ts'
import { type Audience, audienceOf, anonymousViewerOf } from './audience.ts'

/** One message for one audience; the authors in `except` get a message of their own instead. */
export interface Delivery {
  readonly channel: BoardChannel
  readonly update: BoardUpdate
  readonly to: Audience | { readonly author: AuthorId; readonly audience: Audience }
  readonly except: readonly AuthorId[]
}

/** The viewers who are on the board, which decide which messages are needed. */
export interface PresentViewers {
  readonly audiences: readonly Audience[]
  /** Each person once, with all of their author ids. */
  readonly people: () => readonly Viewer[]
}

/** How a delivery asks what a viewer may see of an event, and whose content it is about. */
export interface DeliveryVisibility {
  readonly visible: typeof visibleEvents
  readonly owners: typeof ownersOf
}

/**
 * The messages that broadcast rows to a board. One message serves all viewers who see the same, encoded once (WIRE-21);
 * only a row of which some viewers see more (brainstorming, votes) is sent by itself.
 */
export function deliveriesOf(
  rows: readonly CommittedRow[],
  present: PresentViewers,
  pseudonymOf: PseudonymOf,
  visibility: DeliveryVisibility = WHOLE,
): readonly Delivery[] {
  const rowOf: RowOf = (row, viewer) => rowFor(row, viewer, pseudonymOf, visibility)
  return runsOf(rows, visibility).flatMap((run) =>
    present.audiences.flatMap((audience) => runDeliveries(run, audience, present, rowOf)),
  )
}

/** A row as one viewer may see it, each note that is shown once. */
export function rowFor(
  { events, stateAfter }: CommittedRow,
  viewer: Viewer,
  pseudonymOf: PseudonymOf,
  visibility: DeliveryVisibility = WHOLE,
): readonly ViewEvent[] {
  return shownOnce(events.flatMap((event) => visibility.visible(event, stateAfter, viewer, pseudonymOf)))
}

const WHOLE: DeliveryVisibility = { visible: visibleEvents, owners: ownersOf }

type RowOf = (row: CommittedRow, viewer: Viewer) => readonly ViewEvent[]

interface Run {
  readonly channel: BoardChannel
  readonly rows: readonly CommittedRow[]
  readonly owners: readonly AuthorId[]
}

/** Cuts rows into runs that go in one message: all of one channel, and no viewer sees more of them than others. */
function runsOf(rows: readonly CommittedRow[], visibility: DeliveryVisibility): readonly Run[] {
  const runs: { channel: BoardChannel; rows: CommittedRow[]; owners: readonly AuthorId[] }[] = []
  for (const row of rows) {
    const channel = EVENT_CHANNEL[row.events[0]?.type ?? 'board-created']
    const owners = row.events.flatMap((event) => visibility.owners(event, row.stateAfter))
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
  audience: Audience,
  present: PresentViewers,
  rowOf: RowOf,
): readonly Delivery[] {
  const { channel, owners } = run
  const updateFor = (viewer: Viewer): BoardUpdate => ({
    seq: run.rows.at(-1)?.seq ?? 0,
    rows: run.rows.map((row) => rowOf(row, viewer)),
  })
  const isConcerned = (person: Viewer): boolean =>
    audienceOf(person) === audience && owners.some((owner) => person.authorIds.includes(owner))
  const concerned = owners.length === 0 ? [] : present.people().filter(isConcerned)
  const toOwners = concerned.flatMap((person) => {
    const [author] = person.authorIds
    if (author === undefined) return []
    return [{ channel, update: updateFor(person), to: { author, audience }, except: [] }]
  })
  const toAll: Delivery = {
    channel,
    update: updateFor(anonymousViewerOf(audience)),
    to: audience,
    except: toOwners.map((delivery) => delivery.to.author),
  }
  return [toAll, ...toOwners]
}
