import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js'
import type { RefusalCode } from '@retropulse/contract/refusal'
import type { z } from 'zod'
import type { Program } from '../../orgs/api.ts'
import type { RefusedFields } from '../../public-api/api.ts'
import { KEY_LACKS_SCOPE, refusalText, type ToolName, TOOLS, WRONG_CURSOR } from '../messages.ts'

/** A scope that tools ask for. */
export type ToolScope = 'read' | 'write'

/** The schemas of a tool, as the contract has them. */
interface ToolShape<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly input: Input
  readonly output: Output
}

interface ToolUse<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly scope: ToolScope
  /** True where the tool changes what is there instead of adding to it; clients ask people first. */
  readonly isDestructive?: true
  /** True where using it twice is as using it once. */
  readonly isIdempotent?: true
  /** A refusal in other words than those of its code. */
  readonly refusals?: Partial<Record<RefusalCode, string>>
  /** The use case, and what is answered of its success. */
  readonly call: (
    program: Program,
    input: z.output<Input>,
  ) => Promise<{ readonly ok: true; readonly answer: z.input<Output> } | RefusedFields>
}

/** Declares a tool of an MCP server. */
export type DeclareTool = <Input extends z.ZodObject, Output extends z.ZodObject>(
  name: ToolName,
  shape: ToolShape<Input, Output>,
  use: ToolUse<Input, Output>,
) => void

export interface ToolCaller {
  /** The program that calls, if its key has the scope. */
  authorize(scope: ToolScope): Promise<Program | RefusedFields>
  /** Receives unexpected errors; returns what the caller reads instead (ERROR-16). */
  onError(error: unknown, tool: ToolName): 'unavailable' | 'internal-error'
}

/**
 * Adds tools to a server, for one caller. Each authorizes the caller's key for its scope (MCP-3), calls its use case,
 * and answers what came of it as text and as structured content, or the refusal as a sentence (MCP-7, MCP-8). The
 * library would answer the message of an error, with whatever stands in it: no error reaches it.
 */
export function toolsOn(server: McpServer, caller: ToolCaller): DeclareTool {
  return (name, { input, output }, { scope, refusals, isDestructive = false, isIdempotent, call }) => {
    const [title, description] = TOOLS[name]
    const isRead = scope === 'read'
    const annotations = {
      title,
      readOnlyHint: isRead,
      destructiveHint: isDestructive,
      idempotentHint: isIdempotent ?? isRead,
      openWorldHint: false,
    }
    const config = { title, description, inputSchema: input, outputSchema: output, annotations }

    async function use(given: z.output<typeof input>): Promise<CallToolResult> {
      const program = await caller.authorize(scope)
      if (!program.ok) return refused(program.code === 'forbidden' ? KEY_LACKS_SCOPE[scope] : textOf(program))
      const done = await call(program, given)
      if (!done.ok) return refused(refusals?.[done.code] ?? textOf(done))
      // Parsed, so that nothing leaves that the schema does not name.
      const structuredContent = output.parse(done.answer)
      return { structuredContent, content: [{ type: 'text', text: JSON.stringify(structuredContent) }] }
    }

    server.registerTool<z.ZodObject, z.ZodObject>(name, config, (given) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library has parsed it by `input`
      use(given as z.output<typeof input>).catch((error: unknown) =>
        refused(refusalText(caller.onError(error, name))),
      ),
    )
  }
}

function textOf({ code, fields }: RefusedFields): string {
  return fields?.['cursor'] === undefined ? refusalText(code) : WRONG_CURSOR
}

function refused(text: string): CallToolResult {
  return { isError: true, content: [{ type: 'text', text }] }
}
