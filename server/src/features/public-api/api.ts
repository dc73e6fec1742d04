import type { ChangeActionItemsPorts } from './commands/change-action-items.ts'
import type { CreateRetroPorts } from './commands/create-retro.ts'
import type { ListActionItemsPorts } from './queries/list-action-items.ts'
import type { ListNotesPorts } from './queries/list-notes.ts'
import type { ListSurveysPorts } from './queries/list-surveys.ts'
import type { ListTeamsPorts } from './queries/list-teams.ts'
import type { ReadInsightsPorts } from './queries/read-findings.ts'
import type { ReadRetrosPorts } from './queries/read-retros.ts'

export { addActionItem, changeActionItem } from './commands/change-action-items.ts'
export { createRetro } from './commands/create-retro.ts'
export { listActionItems } from './queries/list-action-items.ts'
export { listNotes } from './queries/list-notes.ts'
export { listSurveys } from './queries/list-surveys.ts'
export { listTeams } from './queries/list-teams.ts'
export type { RefusedFields } from './queries/page-of.ts'
export { readInsights, readPulse, readSummaryCounts } from './queries/read-findings.ts'
export { listRetros, readRetro, retroUrl } from './queries/read-retros.ts'

/** What the use cases of programs need of other features, whichever way a program reaches them. */
export type ProgramPorts = ChangeActionItemsPorts &
  CreateRetroPorts &
  ListActionItemsPorts &
  ListNotesPorts &
  ListSurveysPorts &
  ListTeamsPorts &
  ReadInsightsPorts &
  ReadRetrosPorts
