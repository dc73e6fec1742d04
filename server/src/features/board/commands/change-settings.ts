import type { BoardSettings, BoardSettingsInput } from '@retropulse/contract/board-settings'
import type { Refused } from '@retropulse/contract/refusal'
import type { BoardCommand } from '@retropulse/domain/board/command'
import type { BoardState } from '@retropulse/domain/board/state'
import { asId, type ColumnId, type PersonId } from '@retropulse/domain/kernel/ids'
import { cleanLine } from '@retropulse/domain/kernel/text'
import type { Identity } from '../../auth/api.ts'
import type { AuthorizeBoardPorts } from '../queries/authorize-board.ts'
import { type BoardPlace, authorizeTeamBoard } from '../queries/authorize-team-board.ts'
import { changePrivacy, type ChangePrivacyPorts, privacyRefusal } from './change-privacy.ts'
import { submitAll, type SubmitPorts } from '../engine/submit-all.ts'

export type ChangeSettingsPorts = AuthorizeBoardPorts &
  SubmitPorts &
  ChangePrivacyPorts & {
    /** False when commands make the server send more than the person may by now (LIMIT-8, LIMIT-25). */
    readonly takeCost: (personId: PersonId, commands: readonly BoardCommand[], board: BoardState) => boolean
  }

export type SettingsChanged = { readonly ok: true; readonly settings: BoardSettings } | Refused

/** A facilitator saves the settings of a board: all of them or, when one is refused, none (BOARD-24, BOARD-25). */
export async function changeSettings(
  identity: Identity | null,
  at: BoardPlace,
  input: BoardSettingsInput,
  ports: ChangeSettingsPorts,
): Promise<SettingsChanged> {
  const look = await authorizeTeamBoard(identity, at, ports)
  if (!look.ok) return look
  if (identity === null || look.actor === null) return { ok: false, code: 'sign-in-required' }
  if (!look.leads) return { ok: false, code: 'forbidden' }
  const { isPrivate = look.record.isPrivate } = input
  const refusal = await privacyRefusal(look, isPrivate, ports)
  if (refusal !== null) return refusal
  const commands = commandsFor(input, look.live.at.state, ports.newId)
  if (!ports.takeCost(identity.id, commands, look.live.at.state)) return { ok: false, code: 'too-fast' }
  const submitted = await submitAll(look.live, look.actor, commands, ports)
  if (!submitted.ok) return submitted
  await changePrivacy(look, isPrivate, ports)
  return { ok: true, settings: settingsOf(look.live.at.state, isPrivate) }
}

function settingsOf(
  { title, columns, isAnonymous, theme, backgroundUrl }: BoardState,
  isPrivate: boolean,
): BoardSettings {
  return {
    name: title,
    columns: columns.map(({ name }) => name),
    isAnonymous,
    theme,
    backgroundUrl,
    isPrivate,
  }
}

function commandsFor(
  { name, columns, shownColumns: shown, isAnonymous, theme, backgroundUrl }: BoardSettingsInput,
  state: BoardState,
  newId: () => string,
): readonly BoardCommand[] {
  const commands: BoardCommand[] = []
  if (name !== undefined) commands.push({ type: 'rename-board', title: cleanLine(name) })
  if (columns !== undefined) {
    // Without any column, one column without a name is saved (BOARD-15).
    const wanted = (columns.length === 0 ? [''] : columns).map((column, at) => ({
      id: (shown ?? state.columns)[at]?.id ?? asId<ColumnId>(newId()),
      name: cleanLine(column),
    }))
    commands.push({ type: 'set-columns', columns: wanted, ...(shown && { shown }) })
  }
  if (isAnonymous !== undefined) commands.push({ type: 'set-anonymous', on: isAnonymous })
  if (theme !== undefined || backgroundUrl !== undefined)
    commands.push({ type: 'set-background', theme: theme ?? null, backgroundUrl: backgroundUrl ?? null })
  return commands
}
