import {
  LIST_ACTION_ITEMS,
  LIST_PULSE_SURVEYS,
  LIST_RETROS,
  LIST_TEAMS,
  READ_INSIGHTS,
  READ_ORGANISATION_PULSE,
  READ_RETRO,
} from '@retropulse/contract/mcp'
import type { BoardId } from '@retropulse/domain/kernel/ids'
import type { z } from 'zod'
import type { Program } from '../../orgs/api.ts'
import {
  listActionItems,
  listNotes,
  listRetros,
  listSurveys,
  listTeams,
  type ProgramPorts,
  readInsights,
  readPulse,
  readRetro,
  readSummaryCounts,
  type RefusedFields,
} from '../../public-api/api.ts'
import type { DeclareTool } from './tool.ts'

type Read<Answer> = { readonly ok: true; readonly answer: Answer } | RefusedFields

/** What agents read (MCP-5). `origin`: that of the installation's pages. */
export function readTools(tool: DeclareTool, ports: ProgramPorts, origin: string): void {
  const scope = 'read'

  tool('list_teams', LIST_TEAMS, {
    scope,
    call: async (program, input) => pageIn(await listTeams(program, input, ports)),
  })

  tool('list_retros', LIST_RETROS, {
    scope,
    call: async (program, input) => pageIn(await listRetros(program, { ...input, origin }, ports)),
  })

  tool('read_retro', READ_RETRO, {
    scope,
    call: (program, { retroId, ...page }) => readWholeRetro(program, retroId, page, ports, origin),
  })

  tool('list_action_items', LIST_ACTION_ITEMS, {
    scope,
    call: async (program, input) => pageIn(await listActionItems(program, input, ports)),
  })

  tool('read_insights', READ_INSIGHTS, {
    scope,
    async call(program, input) {
      const read = await readInsights(program, input, ports)
      return read.ok ? { ok: true, answer: read.insights } : read
    },
  })

  tool('list_pulse_surveys', LIST_PULSE_SURVEYS, {
    scope,
    call: async (program, input) => pageIn(await listSurveys(program, input, ports)),
  })

  tool('read_organisation_pulse', READ_ORGANISATION_PULSE, {
    scope,
    async call(program, { modelId }) {
      const read = await readPulse(program, modelId ?? null, ports)
      return read.ok ? { ok: true, answer: read.pulse } : read
    },
  })
}

function pageIn<Page>(read: { readonly ok: true; readonly page: Page } | RefusedFields): Read<Page> {
  return read.ok ? { ok: true, answer: read.page } : read
}

/** A retro with its figures and a page of its notes; an archived one has neither (API-18). */
async function readWholeRetro(
  program: Program,
  boardId: BoardId,
  page: { readonly limit: number; readonly cursor?: string | undefined },
  ports: ProgramPorts,
  origin: string,
): Promise<Read<z.input<typeof READ_RETRO.output>>> {
  const read = await readRetro(program, { boardId, origin }, ports)
  if (!read.ok) return read
  const { retro } = read
  if (retro.isArchived)
    return { ok: true, answer: { retro, figures: null, notes: { data: [], nextCursor: null } } }
  const [notes, summary] = await Promise.all([
    listNotes(program, { ...page, boardId }, ports),
    readSummaryCounts(program, boardId, ports),
  ])
  if (!notes.ok) return notes
  if (!summary.ok) return summary
  const { emoji: reactions, actions: actionItems, ...counts } = summary.counts
  return { ok: true, answer: { retro, figures: { ...counts, reactions, actionItems }, notes: notes.page } }
}
