import { COMMAND_CHANNEL } from '@retropulse/contract/board-channel'
import type { BoardCommand } from '@retropulse/domain/board/command'
import { STEP_KINDS } from '@retropulse/domain/board/guided-run/guided-run'
import { inverseOf } from '@retropulse/domain/board/undo/undo'
import { asId, isPseudonym, type BoardId, type NoteId } from '@retropulse/domain/kernel/ids'
import { randomBytes } from 'node:crypto'
import { nanoid } from 'nanoid'
import { expect } from 'vitest'
import type { Pseudonyms } from '../features/board/live/pseudonyms.ts'
import { type BoardClient, joinBoard } from './board-client.ts'
import { eventually } from './eventually.ts'
import { noteSaying } from './retro.ts'
import type { RetroStep } from './secret-retro-steps.ts'
import { type SecrecyStream, type SecrecyTruth, type SecretPerson, watchStream } from './secrecy-stream.ts'

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
  /** What takes their acts back, the last act last. */
  readonly undos: (readonly BoardCommand[])[]
}

const EMOJI = ['👍', '🎉', '❤️']
/** A run of every kind of step, so that its steps hide and show texts and start and end votes. */
const RUN_STEPS = STEP_KINDS.map((kind) => ({ kind, minutes: 1, title: kind }))

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
  /** Comments and reactions that were given without a name: they never get one (ANON-14). */
  const unnamedComments = new Set<string>()
  const unnamedReactions = new Set<string>()
  const given = new Set<string>()
  /** Titles that were written while texts are hidden; with these, all may read them. */
  const hiddenTitles = new Set<string>()
  let [isAnonymous, changes, seq, named] = [false, 0, 0, 0]
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

  /** Does what may be undone, as the page of that person would undo it. */
  async function acts(person: Present, command: BoardCommand): Promise<boolean> {
    const { client, undos } = person
    const inverse = inverseOf(client.board().state, command, client.joined.you)
    const done = await does(person, command)
    if (done && inverse !== null) undos.push(inverse)
    return done
  }

  /** The board as the facilitator has it; all people have it as far as the last step. */
  const boardNow = () => people[0]!.client.board().state

  const runCommand = (to: 'next' | 'back' | 'end'): BoardCommand => {
    const { run } = boardNow()
    if (run === null) return { type: 'start-run', steps: RUN_STEPS }
    const index = to === 'next' ? run.index + 1 : run.index - 1
    return to === 'end' || RUN_STEPS[index] === undefined
      ? { type: 'end-run', from: run.index }
      : { type: 'go-to-step', index, from: run.index }
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
    const notes = people.flatMap(({ written }) => written)
    const picked = 'place' in step ? notes[step.place % Math.max(1, notes.length)] : undefined
    switch (step.do) {
      case 'anonymity':
        if (await does(facilitator, { type: 'set-anonymous', on: !isAnonymous })) {
          isAnonymous = !isAnonymous
          changes += 1
        }
        break
      case 'masking':
        await does(facilitator, { type: 'set-masking', on: !boardNow().isMasked })
        break
      case 'voting': {
        const start = { contentId: null, allowedVotes: 2, resetVotes: true, showsTotals: false }
        const isVoting = boardNow().voting?.status === 'vote'
        await does(facilitator, isVoting ? { type: 'end-voting' } : { type: 'start-voting', ...start })
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
          await acts(present, { type: 'edit-note', noteId: last, text: word(present.person) })
        break
      case 'close':
        await present.client.sendRaw('room', { type: 'stop-edit', noteId: last ?? 'none' })
        break
      case 'comment':
        if (last !== undefined) {
          const commentId = asId<never>(nanoid(16))
          if (isAnonymous) unnamedComments.add(commentId)
          await acts(present, { type: 'add-comment', noteId: last, commentId, text: word(present.person) })
        }
        break
      case 'vote':
        if (last !== undefined) await acts(present, { type: 'cast-votes', noteId: last, votes: 1 })
        break
      case 'done':
        await does(present, { type: 'set-done', done: true })
        await does(present, { type: 'set-step-done', done: true })
        break
      case 'undo':
        for (const command of present.undos.pop() ?? []) await does(present, command)
        break
      case 'react': {
        if (picked === undefined) break
        const emoji = EMOJI[step.place % EMOJI.length]!
        const key = `${picked} ${emoji} ${present.person.id}`
        if (await acts(present, { type: 'set-reaction', noteId: picked, emoji, on: true })) {
          // One that was there already stays whose it was.
          if (isAnonymous && !given.has(key)) unnamedReactions.add(key)
          if (!isAnonymous) unnamedReactions.delete(key)
          given.add(key)
        }
        break
      }
      case 'group':
        if (picked !== undefined && last !== undefined)
          await acts(present, { type: 'group-note', noteId: last, into: picked })
        break
      case 'title':
        if (picked !== undefined) {
          const title = word(present.person)
          if (boardNow().isMasked) hiddenTitles.add(title)
          else owners.delete(title)
          await acts(present, { type: 'title-group', noteId: picked, title })
        }
        break
      case 'discuss': {
        const isOn = boardNow().discussedNote !== null
        await acts(facilitator, { type: 'set-discussion', note: isOn ? null : (picked ?? null) })
        break
      }
      case 'spotlight': {
        const by = picked === undefined ? undefined : boardNow().notes.get(picked)?.by
        await acts(facilitator, { type: 'set-spotlight', author: by ?? false })
        break
      }
      case 'run':
        await acts(facilitator, runCommand(step.to))
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
      people.push({ ...member, ...(await enter(member, at)), draft: null, written: [], undos: [] })
    for (const step of steps) {
      await act(step)
      for (const { client } of people)
        await eventually(() => expect(client.board().seq).toBeGreaterThanOrEqual(seq))
      expect(people.flatMap(({ stream }) => stream.findings(truth))).toEqual([])
      if (boardNow().isMasked) continue
      // They were shown, and stay readable on the notes of their readers when texts are hidden again.
      for (const title of hiddenTitles) owners.delete(title)
      hiddenTitles.clear()
    }
    for (const { client } of people)
      for (const noteId of unnamed.keys()) {
        const by = client.board().state.notes.get(noteId)?.by
        expect(by === undefined || isPseudonym(by)).toBe(true)
      }
    for (const { client } of people)
      for (const { id, comments, reactions } of client.board().state.notes.values()) {
        const unnamedHere = comments.filter((comment) => unnamedComments.has(comment.id))
        expect(unnamedHere.every(({ by }) => isPseudonym(by))).toBe(true)
        const shownReactions = reactions.map(({ emoji, by }) => `${id} ${emoji} ${by}`)
        expect(shownReactions.filter((key) => unnamedReactions.has(key))).toEqual([])
      }
    named += people.map(({ stream }) => stream.namesTold()).reduce((sum, count) => sum + count, 0)
  } finally {
    for (const { client } of people) client.close()
  }
  return named
}
