import type { BoardCommand } from '@retropulse/domain/board/command'
import {
  asId,
  type ActionId,
  type AuthorId,
  type ColumnId,
  type CommentId,
  type NoteId,
} from '@retropulse/domain/kernel/ids'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'vitest'
import type { Absentee, Inspection, Participant } from './retro-inspection.ts'
import { AGENT_READS, PROGRAM_READS, READS } from './retro-reads.ts'
import type { RetroTruth } from './retro-truth.ts'
import type { RecordingClient } from './recording-client.ts'

/** The people of a whole retro, and the tools that it takes to play it. */
export interface RetroStage {
  readonly boardId: string
  readonly teamId: string
  readonly truth: RetroTruth
  readonly inspection: Inspection
  /** fay is facilitator by role, mia on the team; hal and sam are signed in, gus is a guest, gia signs up later. */
  readonly people: Readonly<Record<'fay' | 'mia' | 'hal' | 'sam' | 'gus' | 'gia', RecordingClient>>
  /** A program with an API key of the organisation, which may read and writes nothing. */
  readonly program: RecordingClient
  readonly assignee: Absentee
  /** A person who was never on the board joins, what they receive is searched, and they leave. */
  readonly lateComer: () => Promise<void>
  readonly signUp: (person: RecordingClient) => Promise<void>
  /** Searches the emails since the last call. */
  readonly inspectMail: (messages: number) => void
  readonly all: readonly Participant[]
}

type Role = keyof RetroStage['people']

const note = (id: string) => asId<NoteId>(id)
const action = (id: string) => asId<ActionId>(id)
const comment = (noteId: string, id: string) => ({ noteId: note(noteId), commentId: asId<CommentId>(id) })

/** Plays a whole retro; after each step everything that was received is searched. */
export async function playRetro(stage: RetroStage): Promise<void> {
  const { boardId, teamId, truth, inspection, people, assignee } = stage
  const { fay, mia, hal, sam, gus, gia } = people
  const away: readonly Role[] = ['mia', 'sam', 'gus', 'hal', 'gia', 'fay']
  let steps = 0

  async function readEverything(): Promise<void> {
    for (const person of Object.values(people))
      for (const path of READS(boardId, teamId)) await person.get(path)
    for (const path of PROGRAM_READS(boardId, teamId)) await stage.program.get(path)
    for (const { path, message } of AGENT_READS(boardId, teamId)) await stage.program.post(path, message)
    await inspection.inspect()
  }

  /** Others come and go all the time: one leaves before a step and resumes after it. */
  async function step(
    person: RecordingClient,
    command: BoardCommand,
    quiet?: RecordingClient,
  ): Promise<void> {
    steps += 1
    const leaver = quiet === undefined ? people[away[steps % away.length] ?? 'mia'] : person
    if (leaver !== person) leaver.leave()
    const reply = await person.client?.send(command)
    expect([person.name, command, reply]).toEqual([
      person.name,
      command,
      { ok: true, seq: expect.any(Number) },
    ])
    await inspection.inspect(quiet)
    if (leaver !== person) {
      await leaver.come(boardId, steps % 5 === 0)
      await inspection.inspect()
    }
    if (steps % 9 === 0) await readEverything()
    if (steps % 8 === 0) await stage.lateComer()
  }

  const say = (person: RecordingClient) => `Say ${truth.word(person.name)} of ${person.name.length} things`
  const add = (person: RecordingClient, id: string, column = 'c1') =>
    step(person, {
      type: 'add-note',
      noteId: note(id),
      columnId: asId<ColumnId>(column),
      rank: 'a0',
      text: say(person),
    })
  const edit = (person: RecordingClient, id: string, owner = person) =>
    step(person, { type: 'edit-note', noteId: note(id), text: say(owner) })
  const remark = (person: RecordingClient, noteId: string, id: string) =>
    step(person, { type: 'add-comment', ...comment(noteId, id), text: say(person) })
  const react = (person: RecordingClient, id: string) =>
    step(person, { type: 'set-reaction', noteId: note(id), emoji: '🎉', on: true })

  /** Ends what clients know about authors: they join again, as a page does (docs/protocol.md). */
  async function switchAnonymity(on: boolean): Promise<void> {
    await sleep(150)
    await inspection.inspect()
    for (const person of Object.values(people)) person.leave()
    await fay.come(boardId)
    await sleep(150)
    await inspection.inspect()
    await step(fay, { type: 'set-anonymous', on }, fay)
    for (const person of Object.values(people)) {
      person.leave()
      await person.come(boardId)
    }
    await sleep(150)
    await readEverything()
  }

  async function openly(): Promise<void> {
    for (const [at, person] of [fay, mia, hal, sam, gus, gia].entries()) await add(person, `open-${at}`)
    await edit(sam, 'open-3')
    await edit(fay, 'open-4', gus)
    await remark(gia, 'open-0', 'k-gia')
    await step(gia, { type: 'edit-comment', ...comment('open-0', 'k-gia'), text: say(gia) })
    await react(gus, 'open-1')
    await react(mia, 'open-5')
    await step(sam, { type: 'delete-note', noteId: note('open-3') })
    await step(gia, { type: 'delete-comment', ...comment('open-0', 'k-gia') })
    await step(sam, { type: 'restore-note', noteId: note('open-3') })
  }

  async function brainstorm(): Promise<void> {
    await step(fay, { type: 'set-masking', on: true })
    for (const [at, person] of [fay, mia, hal, sam, gus, gia].entries()) await add(person, `dark-${at}`, 'c2')
    // Texts that are overwritten, deleted or taken back before the reveal are never shown to others (MASK-17, MASK-18).
    await edit(gus, 'dark-4')
    await remark(mia, 'dark-3', 'k-mia')
    await step(mia, { type: 'edit-comment', ...comment('dark-3', 'k-mia'), text: say(mia) })
    await remark(hal, 'open-0', 'k-hal')
    await step(hal, { type: 'delete-comment', ...comment('open-0', 'k-hal') })
    await add(sam, 'gone', 'c2')
    await step(sam, { type: 'delete-note', noteId: note('gone') })
    await step(gia, { type: 'delete-note', noteId: note('open-5') })
    await step(gia, { type: 'restore-note', noteId: note('open-5') })
    await step(mia, { type: 'move-note', noteId: note('dark-4'), columnId: asId<ColumnId>('c3'), rank: 'a1' })
    await add(gus, 'dark-6', 'c3')
    await step(gus, { type: 'group-note', noteId: note('dark-6'), into: note('dark-4') })
    await step(gus, { type: 'title-group', noteId: note('dark-4'), title: truth.word(gus.name) })
    await readEverything()
    const mail = await fay.post(`/api/team/${teamId}/board/${boardId}/send-email`, { sendToTeam: false })
    expect(mail.status).toBe(409)
    await step(fay, { type: 'set-masking', on: false })
    await readEverything()
  }

  async function vote(showsTotals: boolean): Promise<void> {
    const start = { contentId: null, allowedVotes: 3, showsTotals }
    await sleep(150)
    await step(fay, { type: 'start-voting', ...start, resetVotes: !showsTotals })
    await sleep(150)
    await inspection.inspect()
    for (const [voter, id, votes] of [
      [gus, 'dark-1', 2],
      [mia, 'dark-1', 1],
      [sam, 'open-0', 3],
      [hal, 'dark-1', 1],
      [gus, 'dark-1', 1],
      [gia, 'dark-3', 1],
    ] as const)
      await step(voter, { type: 'cast-votes', noteId: note(id), votes }, voter)
    await step(mia, { type: 'set-done', done: !showsTotals }, mia)
    await readEverything()
    for (const person of [sam, gus]) {
      person.leave()
      await person.come(boardId, true)
    }
    await step(fay, { type: 'end-voting' })
    await readEverything()
  }

  async function askForMoods(): Promise<void> {
    const path = `/api/team/${teamId}/board/${boardId}/polls`
    const answers = [
      [gus, 1],
      [mia, 5],
      [sam, 4],
      [hal, 2],
    ] as const
    for (const [at, [person, value]] of answers.entries()) {
      await step(fay, { type: 'start-mood-poll' })
      await sleep(150)
      await inspection.inspect()
      expect((await person.post(path, { mood: { uid: mia.you?.id, value } })).status).toBe(200)
      await sleep(50)
      await inspection.inspect(person)
      await expectMood(answers.slice(0, at + 1), false)
      await step(fay, { type: 'end-mood-poll' })
      await expectMood(answers.slice(0, at + 1), at >= 2)
    }
  }

  /** A person can read their own answer (MOOD-17), and the results once the poll is over and has three (MOOD-19). */
  async function expectMood(
    answers: readonly (readonly [RecordingClient, number])[],
    isShown: boolean,
  ): Promise<void> {
    for (const person of Object.values(people)) {
      const asked = `/api/team/${teamId}/board/${boardId}/polls?type=mood&uid=${gus.you?.id}`
      const told = (await (await person.get(asked)).json()) as Record<string, unknown>
      const own = answers.find(([answerer]) => answerer === person)?.[1] ?? null
      expect([told['submittedValue'], told['moodScore'] !== null, told['moodValues'] !== null]).toEqual([
        own,
        isShown,
        isShown,
      ])
      const insights = await person.get(`/api/team/${teamId}/board-insights/${boardId}`)
      expect(
        ((await insights.json()) as { moodData: { moodScore: unknown } }).moodData.moodScore !== null,
      ).toBe(isShown)
    }
    await inspection.inspect()
  }

  async function act(): Promise<void> {
    await step(gus, { type: 'add-action', actionId: action('a-gus'), text: say(gus) })
    await step(mia, { type: 'add-action', actionId: action('a-mia'), text: say(mia) })
    await step(mia, {
      type: 'assign-action',
      actionId: action('a-gus'),
      assignee: asId<AuthorId>(assignee.id),
    })
    await step(sam, { type: 'edit-action', actionId: action('a-gus'), text: say(sam) })
    await step(hal, { type: 'set-action-status', actionId: action('a-mia'), status: 1 })
    await step(mia, { type: 'delete-action', actionId: action('a-mia') })
    await step(mia, { type: 'restore-action', actionId: action('a-mia') })
  }

  async function lead(): Promise<void> {
    const gif = {
      id: 'wow',
      url: '/gifs/wow.svg',
      width: 10,
      height: 10,
      title: 'Wow',
      provider: 'builtin',
      attribution: null,
    } as const
    await step(fay, { type: 'give-facilitation', to: asId<AuthorId>(hal.you?.id ?? '') })
    await readEverything()
    await step(hal, { type: 'start-timer', duration: 5 })
    await step(hal, { type: 'start-media', source: 'https://youtu.be/abcdefghijk', volume: 40 })
    await step(gus, { type: 'share-gif', gif })
    await step(hal, { type: 'set-sorting', sortBy: 'votes' })
    await step(hal, { type: 'set-background', theme: null, backgroundUrl: 'https://example.com/a.png' })
    await step(hal, { type: 'show-summary', on: true })
    const saved = await hal.post(`/api/team/${teamId}/board/${boardId}/settings`, {
      name: 'Renamed',
      theme: null,
    })
    expect(saved.status).toBe(200)
    await inspection.inspect()
    await step(fay, { type: 'take-facilitation', from: asId<AuthorId>(hal.you?.id ?? '') })
    await readEverything()
    for (const person of [fay, mia, hal, gus])
      await person.post(`/api/team/${teamId}/board/${boardId}/send-email`, { sendToTeam: person === fay })
    stage.inspectMail(2)
    await fay.post(`/api/board/${boardId}/feedback`, { feedback: 'Thank you' })
    await inspection.inspect()
  }

  await openly()
  await brainstorm()
  await vote(false)
  await stage.signUp(gia)
  await switchAnonymity(!(await truth.read()).state.isAnonymous)
  for (const person of [mia, gus, sam])
    await add(person, `turned-${person.name.length}-${person.name.slice(0, 3)}`)
  await edit(mia, 'open-1')
  await react(sam, 'open-0')
  await vote(true)
  await askForMoods()
  await act()
  await lead()
  await switchAnonymity(!(await truth.read()).state.isAnonymous)
  await add(mia, 'again-mia')
  await edit(mia, 'open-1')
  await add(gus, 'again-gus')
  if (!(await truth.read()).state.isAnonymous)
    await step(fay, { type: 'set-spotlight', author: asId<AuthorId>(mia.you?.id ?? '') })
  await readEverything()
}
