import type { InsightLimit } from '@retropulse/contract/insights'
import { type Theme, themeSteps } from '@retropulse/domain/insights/themes'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Identity } from '../../auth/ports.ts'
import type { RetroFacts } from '../ports.ts'
import type { KeptThemes } from './kept-themes.ts'
import { meetReader, type MeetReaderPorts, type ReaderRefused } from './meet-reader.ts'
import { type NewestRetro, newestRetros, type NewestRetrosPorts } from './newest-retros.ts'
import { takeTurns } from './take-turns.ts'

export type ReadTeamThemesPorts = MeetReaderPorts &
  NewestRetrosPorts & {
    readonly facts: Pick<RetroFacts, 'notesOf'>
    readonly kept: KeptThemes
  }

export interface ThemedRetro {
  readonly id: string
  readonly name: string
  readonly timestamp: number
}

/** Of how many retros' notes it is looked what they say alike at most: the newest. */
const RETROS_MAX = 300
/** And of how many notes, by whole retros: they are all in memory at once, and cost the processor half a millisecond each. */
const NOTES_MAX = 20_000
/** Milliseconds that somebody is kept waiting while they are looked for. */
const PATIENCE_MS = 50

/**
 * What notes of a team's newest retros say alike, for whoever may read its boards. Masked and archived retros, and those in
 * the trash, have no part in it (D8); which ones they are is asked anew each time, and only what was found among
 * exactly the same notes is told again. Null while they are looked for, where that takes longer than anybody should wait.
 */
export async function readTeamThemes(
  identity: Identity | null,
  { teamId, limit }: { readonly teamId: TeamId; readonly limit: InsightLimit },
  ports: ReadTeamThemesPorts,
): Promise<{ readonly ok: true; readonly themes: readonly Theme<ThemedRetro>[] | null } | ReaderRefused> {
  const met = await meetReader(identity, teamId, ports)
  if (!met.ok) return met
  const newest = await newestRetros(teamId, limit, ports)
  const retros = asManyAsMayBe(newest.filter(isQuoted).slice(-RETROS_MAX))
  const state = retros.map(({ id, name, seq }) => `${id} ${seq} ${name}`).join('\n')
  const found = ports.kept.themesAt({ teamId, limit, state }, () => findThemes(retros, ports))
  return { ok: true, themes: await Promise.race([found, sleep(PATIENCE_MS, null)]) }
}

function isQuoted({ isMasked, isArchived, seq }: NewestRetro): boolean {
  return !isMasked && !isArchived && seq > 0
}

/** The newest of them, which come last. */
function asManyAsMayBe(retros: readonly NewestRetro[]): readonly NewestRetro[] {
  let left = NOTES_MAX
  const isTooMany = ({ facts }: NewestRetro): boolean => {
    left -= facts.cardsCount
    return left < 0
  }
  return retros.slice(retros.findLastIndex(isTooMany) + 1)
}

async function findThemes(
  retros: readonly NewestRetro[],
  { facts }: Pick<ReadTeamThemesPorts, 'facts'>,
): Promise<readonly Theme<ThemedRetro>[]> {
  const notes = await facts.notesOf(retros.map(({ id }) => id))
  return takeTurns(
    themeSteps(
      retros.map(({ id, name, createdAt, facts: { side } }) => ({
        retro: { id, name, timestamp: createdAt },
        side,
        notes: notes.get(id) ?? [],
      })),
    ),
  )
}
