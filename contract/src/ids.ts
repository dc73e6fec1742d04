import { isDay } from '@retropulse/domain/kernel/day'
import {
  type ActionId,
  type AuthorId,
  asId,
  type BoardId,
  type ColumnId,
  type CommandId,
  type CommentId,
  isAuthorId,
  isId,
  type NoteId,
  type OrgId,
  type PersonId,
  type RemovalId,
  type TeamId,
} from '@retropulse/domain/kernel/ids'
import { isRank, RANK_MAX_LENGTH } from '@retropulse/domain/kernel/rank'
import { z } from 'zod'

const id = z.string().max(36).refine(isId)

export const orgIdSchema = id.transform(asId<OrgId>)
export const teamIdSchema = id.transform(asId<TeamId>)
export const boardIdSchema = id.transform(asId<BoardId>)
export const columnIdSchema = id.transform(asId<ColumnId>)
export const noteIdSchema = id.transform(asId<NoteId>)
export const commentIdSchema = id.transform(asId<CommentId>)
export const actionIdSchema = id.transform(asId<ActionId>)
/** Action items that one call asks about: at most as many as a page of the list of a team has; commas between. */
export const actionIdsSchema = z
  .string()
  .max(10_000)
  .transform((text) => text.split(','))
  .pipe(z.array(actionIdSchema).max(100))
export const removalIdSchema = id.transform(asId<RemovalId>)
export const commandIdSchema = id.transform(asId<CommandId>)
/** A user's id: longer than 18 characters, which a guest's is not; guests have no profile and no role (PROFILE-4). */
export const userIdSchema = z
  .string()
  .min(19)
  .max(36)
  .refine(isId)
  .transform(asId<PersonId>)
export const authorIdSchema = z
  .string()
  .max(37)
  .refine(isAuthorId)
  .transform(asId<AuthorId>)

/** A day of the calendar, YYYY-MM-DD. */
export const daySchema = z.string().max(10).refine(isDay)

/** A fractional index (MOVE-2). */
export const rankSchema = z.string().max(RANK_MAX_LENGTH).refine(isRank)
