import type { BotUsage, IcebreakerAnswer, RetroFormatAnswer } from '@retropulse/contract/bots'
import type { Refused } from '@retropulse/contract/refusal'
import { type SafetyFlag, safetyOf } from '@retropulse/domain/bots/safety'
import type { SuggestedFormat } from '@retropulse/domain/bots/suggest-format'
import type { TeamId } from '@retropulse/domain/kernel/ids'
import type { Action } from '@retropulse/domain/orgs/policy'
import type { Identity } from '../../auth/api.ts'
import { authorizeTeam } from '../../orgs/api.ts'
import { allowanceOf, presentUsage, type UsagePorts } from '../queries/usage.ts'
import type { Bot } from '../store/bot-usage.ts'
import { textsOf, writeSafely, type WriterPorts, type Written } from './write-safely.ts'

export type AskBotPorts = UsagePorts & WriterPorts

type Answered<Answer> = { readonly ok: true; readonly answer: Answer } | Refused

/** What is asked of a bot, and in which team. */
interface TeamQuestion {
  readonly teamId: TeamId
  readonly topic: string
  /** Aborts when the page waits no longer. */
  readonly cancelled: AbortSignal
}

/** BOT-7: icebreaker questions for a topic, for people who may read the team's boards. */
export async function askIcebreaker(
  identity: Identity | null,
  question: TeamQuestion,
  ports: AskBotPorts,
): Promise<Answered<IcebreakerAnswer>> {
  const counted = await countUse(identity, question, { bot: 'icebreaker', action: 'board:read' }, ports)
  if (!counted.ok) return counted
  return { ok: true, answer: await icebreakerAnswer(question, counted.usage, ports) }
}

/** BOT-4: a format for a topic, for people who may start retros in the team. */
export async function askRetroBot(
  identity: Identity | null,
  question: TeamQuestion,
  ports: AskBotPorts,
): Promise<Answered<RetroFormatAnswer>> {
  const counted = await countUse(identity, question, { bot: 'retro', action: 'board:create' }, ports)
  if (!counted.ok) return counted
  return { ok: true, answer: await formatAnswer(question, counted.usage, ports) }
}

/** Counts a use of the team's organisation; a topic that is refused costs none (BOT-5). */
async function countUse(
  identity: Identity | null,
  { teamId, topic }: TeamQuestion,
  { bot, action }: { readonly bot: Bot; readonly action: Action },
  ports: AskBotPorts,
): Promise<{ readonly ok: true; readonly usage: BotUsage } | Refused> {
  const authorized = await authorizeTeam(identity, teamId, action, ports.memberships)
  if (!authorized.ok) return authorized
  if (safetyOf(topic) === '2') return { ok: false, code: 'bad-request' }
  const allowance = await allowanceOf(authorized.team, bot, ports)
  const uses = await ports.usage.take(allowance.counted, allowance.limit)
  if (uses === null) return { ok: false, code: 'bot-limit' }
  return { ok: true, usage: presentUsage(allowance, uses) }
}

export async function icebreakerAnswer(
  { topic, cancelled }: Pick<TeamQuestion, 'topic' | 'cancelled'>,
  updatedUsage: BotUsage,
  ports: WriterPorts,
): Promise<IcebreakerAnswer> {
  const written = await writeSafely<readonly string[]>(
    (writer, signal) => writer.suggestQuestions(topic, signal),
    (questions) => questions,
    ports,
    cancelled,
  )
  return { topic, text: written.answer.join('\n'), ...factsOf(topic, written), updatedUsage }
}

export async function formatAnswer(
  { topic, cancelled }: Pick<TeamQuestion, 'topic' | 'cancelled'>,
  updatedUsage: BotUsage,
  ports: WriterPorts,
): Promise<RetroFormatAnswer> {
  const written = await writeSafely<SuggestedFormat>(
    (writer, signal) => writer.suggestFormat(topic, signal),
    textsOf,
    ports,
    cancelled,
  )
  const { name, columns, theme } = written.answer
  return {
    name,
    content: columns.map((column) => column.name),
    meanings: columns.map(({ meaning }) => meaning),
    theme,
    ...factsOf(topic, written),
    updatedUsage,
  }
}

/** An answer to a sensitive topic is sensitive, whatever it says. */
function factsOf(
  topic: string,
  { flag, source }: Written<unknown>,
): Pick<IcebreakerAnswer, 'source'> & { readonly flag: SafetyFlag } {
  return { flag: safetyOf(topic) === '1' ? '1' : flag, source }
}
