import { problemSchema } from '@retropulse/contract/accounts'
import { boardSettingsSchema, changeSettingsSchema } from '@retropulse/contract/board-settings'
import { boardIdSchema, teamIdSchema } from '@retropulse/contract/ids'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import { z } from 'zod'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { changeSettings, type ChangeSettingsPorts } from '../commands/change-settings.ts'

export type SettingsRoutesOptions = ChangeSettingsPorts & { readonly identities: Identities }

/** A board's settings, changed without sitting on its socket (board.md §7). */
export function settingsRoutes(app: HttpApp, options: SettingsRoutesOptions): void {
  app.post(
    '/api/team/:teamId/board/:boardId/settings',
    {
      schema: {
        params: z.object({ teamId: teamIdSchema, boardId: boardIdSchema }),
        body: changeSettingsSchema,
        response: { 200: boardSettingsSchema, '4xx': problemSchema, '5xx': problemSchema },
      },
    },
    async (request, reply) => {
      const identity = await options.identities.identify(request.headers)
      const wish = 'settings' in request.body ? request.body.settings : request.body
      const changed = await changeSettings(identity, request.params, wish, options)
      if (!changed.ok) return reply.code(HTTP_STATUS[changed.code]).send({ code: changed.code })
      return reply.send({ settings: changed.settings })
    },
  )
}
