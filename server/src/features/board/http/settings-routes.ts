import { problemSchema } from '@retropulse/contract/accounts'
import { boardSettingsSchema, changeSettingsSchema } from '@retropulse/contract/board-settings'
import { HTTP_STATUS } from '@retropulse/contract/refusal'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import type { Identities } from '../../auth/ports.ts'
import { changeSettings, type ChangeSettingsPorts } from '../commands/change-settings.ts'
import { BOARD_PATHS, boardPlaceParams } from './board-paths.ts'

export type SettingsRoutesOptions = ChangeSettingsPorts & { readonly identities: Identities }

/** The settings of a board, changed without its socket (BOARD-24, BOARD-27). */
export function settingsRoutes(app: HttpApp, options: SettingsRoutesOptions): void {
  for (const path of BOARD_PATHS) saveRoute(app, `${path}/settings`, options)
}

function saveRoute(app: HttpApp, path: string, options: SettingsRoutesOptions): void {
  app.post(
    path,
    {
      schema: {
        params: boardPlaceParams,
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
