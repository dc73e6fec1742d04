import { boardSettingsSchema, changeSettingsSchema } from '@retropulse/contract/board-settings'
import type { HttpApp } from '../../../platform/http/http-app.ts'
import { routesOn } from '../../../platform/http/route.ts'
import type { Identities } from '../../auth/api.ts'
import { changeSettings, type ChangeSettingsPorts } from '../commands/change-settings.ts'
import { BOARD_PATHS, boardPlaceParams } from './board-paths.ts'

export type SettingsRoutesOptions = ChangeSettingsPorts & { readonly identities: Identities }

/** The settings of a board, changed without its socket (BOARD-24, BOARD-27). */
export function settingsRoutes(app: HttpApp, options: SettingsRoutesOptions): void {
  const route = routesOn(app, options.identities)
  for (const path of BOARD_PATHS)
    route.post(`${path}/settings`, {
      params: boardPlaceParams,
      body: changeSettingsSchema,
      answer: boardSettingsSchema,
      mayBeUnavailable: true,
      call: ({ caller, params, body }) =>
        changeSettings(caller, params, 'settings' in body ? body.settings : body, options),
      present: ({ settings }) => ({ settings }),
    })
}
