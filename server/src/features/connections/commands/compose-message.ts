import type { BoardState } from '@retropulse/domain/board/state'
import { type SummaryNote, summaryOf } from '@retropulse/domain/board/summary/summary'
import { asId, type BoardId, type PersonId } from '@retropulse/domain/kernel/ids'
import { truncated } from '@retropulse/domain/kernel/text'
import { type MessageFacts, noticeOf, type SummaryDetails } from '../messages/notice.ts'
import type { Message, NamesOf } from '../ports.ts'
import type { EventContent, EventRetro } from '../store/event-contents.ts'

export interface ComposePorts {
  readonly namesOf: NamesOf
  /** A board as all who may enter it may see it; null: there is none. */
  readonly publicBoard: (boardId: BoardId) => Promise<BoardState | null>
  readonly publicUrl: string | undefined
}

/** What a connection is sent of an event, as things are now (LINK-7). */
export async function composeMessage(
  id: string,
  event: EventContent,
  { namesOf, publicBoard, publicUrl }: ComposePorts,
): Promise<Message> {
  const { type, at, action, personId, retro } = event
  const ids = [action?.assigneeId ?? null, personId].flatMap((each) =>
    each === null ? [] : [asId<PersonId>(each)],
  )
  const names = await namesOf(ids)
  const nameOf = (person: string | null) =>
    person === null ? null : (names.get(asId<PersonId>(person)) ?? null)
  const hasEnded = type === 'retro.ended' || type === 'retro.summary'
  const facts = {
    assignee: nameOf(action?.assigneeId ?? null),
    person: nameOf(personId),
    summary: hasEnded && retro !== null ? summaryDetails(retro, await publicBoard(retro.id)) : null,
  }
  const origin = publicUrl ?? null
  return { id, type, at, data: dataOf(event, facts, origin), notice: noticeOf(event, facts, origin) }
}

const TEXT_MAX = 300

/** Never a note that is hidden (LINK-7): `showsNotes` is never a moment late, while a board in memory may be. */
function summaryDetails({ showsNotes }: EventRetro, board: BoardState | null): SummaryDetails | null {
  if (board === null) return null
  const { counts, topByVotes } = summaryOf(board)
  return { counts, topNotes: showsNotes ? topByVotes.map(textOf) : [] }
}

function textOf({ groupTitle, texts, votes }: SummaryNote): string {
  const text = truncated((groupTitle ?? texts[0] ?? '').replaceAll(/\s+/g, ' '), TEXT_MAX)
  return `${text} (${votes})`
}

/** What a program reads of it (LINK-8). */
function dataOf(
  { org, team, retro, action, survey, personId, details: plans }: EventContent,
  { assignee, person, summary }: MessageFacts,
  origin: string | null,
): Record<string, unknown> {
  const details = { ...plans, ...summary }
  return {
    organisation: org,
    ...(team !== null && { team }),
    ...(retro !== null && {
      retro: {
        id: retro.id,
        title: retro.title,
        url: origin === null ? null : `${origin}/board/${retro.id}`,
      },
    }),
    ...(action !== null && {
      actionItem: {
        id: action.id,
        text: action.text,
        status: action.isDone ? 'done' : 'open',
        due: action.due,
        assignee,
      },
    }),
    ...(survey !== null && {
      survey: {
        id: survey.id,
        name: survey.name,
        closesAt: survey.closesAt === null ? null : new Date(survey.closesAt).toISOString(),
      },
    }),
    ...(personId !== null && { person: { id: personId, name: person } }),
    ...(Object.keys(details).length > 0 && { details }),
  }
}
