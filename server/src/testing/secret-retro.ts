import { COMMAND_CHANNEL } from '@retropulse/contract/board-channel'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { asId, isPseudonym, type BoardId, type NoteId } from '@retropulse/domain/kernel/ids'
import fc from 'fast-check'
import { randomBytes } from 'node:crypto'
import { nanoid } from 'nanoid'
import { expect } from 'vitest'
import type { Pseudonyms } from '../features/board/live/pseudonyms.ts'
import { type BoardClient, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { noteSaying } from './retro.ts'
import { type SecrecyStream, type SecrecyTruth, type SecretPerson, watchStream } from './secrecy-stream.ts'

/** A step of a retro; `who` and `place` are indexes, taken modulo the number of people or notes. */
export type RetroStep =
  | { readonly do: 'anonymity' | 'masking' | 'voting' | 'mood' | 'summary' }
  | { readonly do: 'type' | 'send' | 'send late' | 'open' | 'edit' | 'close'; readonly who: number }
  | { readonly do: 'comment' | 'vote'; readonly who: number }
  | { readonly do: 'come' | 'look in'; readonly who: number; readonly process: number }

const who = fc.nat(3)
const process = fc.nat(1)
const of = <Kind extends string>(...kinds: readonly Kind[]) =>
  fc.record({ do: fc.constantFrom(...kinds), who })

export const retroSteps: fc.Arbitrary<readonly RetroStep[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constant({ do: 'anonymity' as const }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('masking', 'voting', 'mood', 'summary') }) },
    {
      weight: 10,
      arbitrary: of('type', 'type', 'type', 'send', 'send late', 'open', 'open', 'edit', 'close'),
    },
    { weight: 2, arbitrary: of('comment', 'vote') },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('come', 'look in'), who, process }) },
  ),
  { minLength: 40, maxLength: 45 },
)

/** A person of the cast, with the cookie that identifies them. */
export interface CastMember {
  readonly person: SecretPerson
  readonly cookie: string
}

interface Present extends CastMember {
  client: BoardClient
  stream: SecrecyStream
  /** The id of the note that they are typing. */
  draft: NoteId | null
  readonly written: NoteId[]
}

/**
 * Plays the steps on a board of two processes, and after each step searches all that the people received. The first of
 * the cast is the facilitator. Returns how many typing indicators were named.
 */
export async function playSecretRetro(
  urls: readonly string[],
  boardId: BoardId,
  cast: readonly CastMember[],
  pseudonyms: Pseudonyms,
  steps: readonly RetroStep[],
): Promise<number> {
  const owners = new Map<string, SecretPerson>()
  const unnamed = new Map<NoteId, SecretPerson>()
  const unsent = new Map<NoteId, SecretPerson>()
  const typed = new Map<string, { person: SecretPerson; isSecret: boolean }>()
  const truth: SecrecyTruth = { people: cast.map(({ person }) => person), owners, unnamed, unsent, typed }
  const people: Present[] = []
  let [isAnonymous, isMasked, isVoting, changes, seq, named] = [false, false, false, 0, 0, 0]
  const shown = { mood: false, summary: false }

  async function enter(member: CastMember, at: number): Promise<Pick<Present, 'client' | 'stream'>> {
    const client = await joinBoard(urls[at % urls.length]!, boardId, member.cookie)
    if (!member.person.isSignedIn)
      await client.sendRaw('room', { type: 'introduce', name: member.person.name })
    return { client, stream: watchStream(client, member.person) }
  }

  async function does(person: Present, command: BoardCommand, anonymous?: true): Promise<boolean> {
    const reply = await person.client.sendRaw(COMMAND_CHANNEL[command.type], {
      id: nanoid(16),
      command,
      ...(anonymous && { anonymous }),
    })
    const done = reply as { readonly ok: boolean; readonly seq?: number }
    seq = Math.max(seq, done.seq ?? 0)
    return done.ok
  }

  function word(owner: SecretPerson): string {
    const made = `w${randomBytes(8).toString('hex')}q`
    owners.set(made, owner)
    return made
  }

  /** Opens a note, and records whether its typing indicator may be named. */
  async function open(present: Present, noteId: NoteId, columnId: string | null): Promise<void> {
    const isSecret = isAnonymous || changes > 0 || unnamed.has(noteId)
    const told = columnId === null ? noteId : pseudonyms.typingIdOf(boardId, noteId, changes)
    typed.set(told, { person: present.person, isSecret })
    await present.client.sendRaw('room', { type: 'edit', noteId, columnId })
  }

  async function send(present: Present, isLate: boolean): Promise<void> {
    const noteId = present.draft ?? asId<NoteId>(nanoid(16))
    const command = noteSaying(word(present.person), noteId)
    if (await does(present, command, isLate ? true : undefined)) {
      unsent.delete(noteId)
      present.draft = null
      present.written.push(noteId)
      if (isLate || isAnonymous) unnamed.set(noteId, present.person)
    }
    await present.client.sendRaw('room', { type: 'stop-edit', noteId })
  }

  async function act(step: RetroStep): Promise<void> {
    const facilitator = people[0]!
    const present = 'who' in step ? people[step.who % people.length]! : facilitator
    const last = present.written.at(-1)
    switch (step.do) {
      case 'anonymity':
        if (await does(facilitator, { type: 'set-anonymous', on: !isAnonymous })) {
          isAnonymous = !isAnonymous
          changes += 1
        }
        break
      case 'masking':
        if (await does(facilitator, { type: 'set-masking', on: !isMasked })) isMasked = !isMasked
        break
      case 'voting': {
        const start = { contentId: null, allowedVotes: 2, resetVotes: true, showsTotals: false }
        const wish = isVoting
          ? ({ type: 'end-voting' } as const)
          : { type: 'start-voting' as const, ...start }
        if (await does(facilitator, wish)) isVoting = !isVoting
        break
      }
      case 'mood':
      case 'summary': {
        const on = !shown[step.do]
        const type = step.do === 'mood' ? 'show-mood' : 'show-summary'
        if (await does(facilitator, { type, on })) shown[step.do] = on
        break
      }
      case 'type':
        present.draft ??= asId<NoteId>(nanoid(16))
        unsent.set(present.draft, present.person)
        await open(present, present.draft, 'c1')
        break
      case 'send':
      case 'send late':
        await send(present, step.do === 'send late')
        break
      case 'open':
        if (last !== undefined) await open(present, last, null)
        break
      case 'edit':
        if (last !== undefined)
          await does(present, { type: 'edit-note', noteId: last, text: word(present.person) })
        break
      case 'close':
        await present.client.sendRaw('room', { type: 'stop-edit', noteId: last ?? 'none' })
        break
      case 'comment':
        if (last !== undefined) {
          const commentId = asId<never>(nanoid(16))
          await does(present, { type: 'add-comment', noteId: last, commentId, text: word(present.person) })
        }
        break
      case 'vote':
        if (last !== undefined) await does(present, { type: 'cast-votes', noteId: last, votes: 1 })
        break
      case 'come':
        present.client.close()
        Object.assign(present, await enter(present, step.process))
        break
      case 'look in': {
        const newcomer = await enter(cast.at(-1)!, step.process)
        expect(newcomer.stream.findings(truth)).toEqual([])
        newcomer.client.close()
        break
      }
    }
  }

  try {
    for (const [at, member] of cast.slice(0, -1).entries())
      people.push({ ...member, ...(await enter(member, at)), draft: null, written: [] })
    for (const step of steps) {
      await act(step)
      for (const { client } of people)
        await eventually(() => expect(client.board().seq).toBeGreaterThanOrEqual(seq))
      expect(people.flatMap(({ stream }) => stream.findings(truth))).toEqual([])
    }
    for (const { client } of people)
      for (const noteId of unnamed.keys()) {
        const by = client.board().state.notes.get(noteId)?.by
        expect(by === undefined || isPseudonym(by)).toBe(true)
      }
    named += people.map(({ stream }) => stream.namesTold()).reduce((sum, count) => sum + count, 0)
  } finally {
    for (const { client } of people) client.close()
  }
  return named
}
