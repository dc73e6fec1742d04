import { boardCardSchema } from '@retropulse/contract/board'
import { type Team, teamMemberSchema, teamSchema } from '@retropulse/contract/teams'
import { arrayPieces, openObject } from '@retropulse/domain/kernel/json-in-steps'
import { type DoInSteps, textInSteps } from '@retropulse/domain/kernel/text-in-steps'

/** A team as JSON, made in steps: it may have thousands of members and of retros (LIMIT-22). */
export function teamJson(team: Team, doInSteps: DoInSteps): Promise<string> {
  return textInSteps(piecesOf(team), doInSteps)
}

function* piecesOf({ members, boards, ...head }: Team): Generator<string, void, undefined> {
  yield `${openObject(headSchema.parse(head))},"members":`
  yield* arrayPieces(members, teamMemberSchema)
  yield ',"boards":'
  yield* arrayPieces(boards, boardCardSchema)
  yield '}'
}

const headSchema = teamSchema.omit({ members: true, boards: true })
