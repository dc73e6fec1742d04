import { ADD_ACTION_ITEM, COMPLETE_ACTION_ITEM, createRetroTool } from '@retropulse/contract/mcp'
import { FORMATS } from '@retropulse/domain/board/formats/formats'
import {
  addActionItem,
  changeActionItem,
  createRetro,
  type ProgramPorts,
  retroUrl,
} from '../../public-api/api.ts'
import { NO_LATEST_RETRO } from '../messages.ts'
import type { DeclareTool } from './tool.ts'

const CREATE_RETRO = createRetroTool(FORMATS.map(({ slug }) => slug))

/** What agents change (MCP-6). `origin`: that of the installation's pages. */
export function writeTools(tool: DeclareTool, ports: ProgramPorts, origin: string): void {
  const scope = 'write'

  tool('create_retro', CREATE_RETRO, {
    scope,
    async call(program, { teamId, ...input }) {
      const made = await createRetro(program, teamId, input, ports)
      return made.ok ? { ok: true, answer: { id: made.id, url: retroUrl(origin, made.id) } } : made
    },
  })

  tool('add_action_item', ADD_ACTION_ITEM, {
    scope,
    refusals: { 'not-found': NO_LATEST_RETRO },
    async call(program, { teamId, ...item }) {
      const added = await addActionItem(program, teamId, item, ports)
      return added.ok ? { ok: true, answer: added.actionItem } : added
    },
  })

  tool('complete_action_item', COMPLETE_ACTION_ITEM, {
    scope,
    isDestructive: true,
    isIdempotent: true,
    async call(program, { teamId, actionItemId: actionId }) {
      const done = await changeActionItem(program, { teamId, actionId }, { status: 'done' }, ports)
      return done.ok ? { ok: true, answer: done.actionItem } : done
    },
  })
}
