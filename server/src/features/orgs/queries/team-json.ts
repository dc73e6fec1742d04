import { boardCardSchema } from '@retropulse/contract/board'
import { type Team, teamMemberSchema, teamSchema } from '@retropulse/contract/teams'
import { arrayPieces, objectPieces } from '@retropulse/domain/kernel/json-in-steps'
import { type DoInSteps, textInSteps, type TextParts } from '@retropulse/domain/kernel/text-in-steps'

const headSchema = teamSchema.omit({ members: true, boards: true })

/** A team as JSON, made in steps: it may have thousands of members and of retros (LIMIT-22). */
export function teamJson({ members, boards, ...head }: Team, doInSteps: DoInSteps): Promise<TextParts> {
  const lists = {
    members: arrayPieces(members, teamMemberSchema),
    boards: arrayPieces(boards, boardCardSchema),
  }
  return textInSteps(objectPieces(headSchema.parse(head), lists), doInSteps)
}
