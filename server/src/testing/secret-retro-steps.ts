import fc from 'fast-check'

/** A step of a retro; `who` and `place` are indexes, taken modulo the number of people or notes. */
export type RetroStep =
  | { readonly do: 'anonymity' | 'masking' | 'voting' | 'mood' | 'summary' }
  | { readonly do: 'type' | 'send' | 'send late' | 'open' | 'edit' | 'close'; readonly who: number }
  | { readonly do: 'comment' | 'vote' | 'done' | 'undo'; readonly who: number }
  | { readonly do: 'react' | 'group' | 'title'; readonly who: number; readonly place: number }
  | { readonly do: 'discuss' | 'spotlight'; readonly place: number }
  | { readonly do: 'run'; readonly to: 'next' | 'back' | 'end' }
  | { readonly do: 'come' | 'look in'; readonly who: number; readonly process: number }

const who = fc.nat(3)
const place = fc.nat(9)
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
    { weight: 4, arbitrary: of('comment', 'vote', 'vote', 'done', 'undo', 'undo') },
    {
      weight: 4,
      arbitrary: fc.record({ do: fc.constantFrom('react', 'group', 'title'), who, place }),
    },
    { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('discuss', 'spotlight'), place }) },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('run' as const),
        to: fc.constantFrom('next', 'next', 'back', 'end'),
      }),
    },
    { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('come', 'look in'), who, process }) },
  ),
  { minLength: 50, maxLength: 55 },
)
