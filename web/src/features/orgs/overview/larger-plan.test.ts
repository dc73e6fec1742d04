import { expect, test } from 'vitest'
import { noRoomText } from './larger-plan.ts'

// Rules: PLAN-58
test.each([
  [1, 'Business has room for up to 24 teams.'],
  [3, 'Business has room for up to 24 teams.'],
  [24, 'Enterprise has room for any number of teams.'],
])(
  'PLAN-58: with %i teams in use the upgrade modal names the first plan with room for another',
  (count, text) => {
    expect(noRoomText(count)).toBe(`Your plan doesn’t include another team. ${text}`)
  },
)
