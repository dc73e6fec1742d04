import {
  AUTHOR_ID_PATTERN,
  type AuthorId,
  asId,
  type BoardId,
  type ColumnId,
  type CommandId,
  type CommentId,
  ID_PATTERN,
  type NoteId,
  type OrgId,
  type TeamId,
} from '@retropulse/domain/kernel/ids'
import { isRank, RANK_MAX_LENGTH } from '@retropulse/domain/kernel/rank'
import { z } from 'zod'

const id = z.string().regex(ID_PATTERN)

export const orgIdSchema = id.transform(asId<OrgId>)
export const teamIdSchema = id.transform(asId<TeamId>)
export const boardIdSchema = id.transform(asId<BoardId>)
export const columnIdSchema = id.transform(asId<ColumnId>)
export const noteIdSchema = id.transform(asId<NoteId>)
export const commentIdSchema = id.transform(asId<CommentId>)
export const commandIdSchema = id.transform(asId<CommandId>)
export const authorIdSchema = z
  .string()
  .regex(AUTHOR_ID_PATTERN)
  .transform(asId<AuthorId>)

/** A fractional index (D5). */
export const rankSchema = z.string().max(RANK_MAX_LENGTH).refine(isRank)
