import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asId, type NoteId } from '../kernel/ids.ts'
import { runs } from '../kernel/testing/property-runs.ts'
import { type RecurringTopic, type TopicRetro, recurringTopicSteps } from './recurring-topics.ts'

function themesOf(retros: readonly TopicRetro[]): readonly RecurringTopic[] {
  const steps = recurringTopicSteps(retros)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** The content of themes, in a normalised order. */
const saying = (themes: readonly RecurringTopic[]) =>
  themes
    .map(({ label, notes, ...rest }) =>
      JSON.stringify([label, rest, notes.map(({ noteId }) => noteId).sort()]),
    )
    .sort()

test('themes are the same for every order in which a board keeps its notes', () => {
  const text = fc
    .array(fc.constantFrom('slow', 'build', 'builds', 'meeting', 'tests', 'flaky', 'again'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((words) => words.join(' '))
  fc.assert(
    fc.property(fc.array(fc.array(text, { maxLength: 6 }), { minLength: 2, maxLength: 5 }), (said) => {
      const retros = said.map((texts, day): TopicRetro => ({
        retro: { id: `r${day}`, timestamp: day },
        side: 'signed',
        notes: texts.map((one, at) => ({
          noteId: asId<NoteId>(`n${day}-${at}`),
          text: one,
          meaning: 'other',
        })),
      }))
      const turned = retros.map((one) => ({ ...one, notes: one.notes.toReversed() }))
      expect(saying(themesOf(turned))).toEqual(saying(themesOf(retros)))
    }),
    runs(150),
  )
})
