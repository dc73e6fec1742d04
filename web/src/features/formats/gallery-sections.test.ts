import { FORMATS } from '@retropulse/domain/board/formats/formats'
import { describe, expect, test } from 'vitest'
import { gallerySections, narrowSections } from './gallery-sections.ts'

const own = { ...FORMATS[0]!, slug: 'own', name: 'Our own' }
const idsOf = (sections: readonly { id: string }[]) => sections.map(({ id }) => id)
const namesOf = (sections: readonly { formats: readonly { name: string }[] }[]) =>
  sections.flatMap(({ formats }) => formats.map(({ name }) => name))

describe('the gallery', () => {
  test('CREATE-30: it begins with the formats of the organisation, then those in season, then the groups', () => {
    const sections = gallerySections(FORMATS, [own], 12)
    expect(idsOf(sections)).toEqual(['yours', 'season', 'classic', 'metaphor', 'team', 'seasonal'])
    expect(sections[1]?.formats.map(({ name }) => name)).toEqual(['New Year', 'Christmas'])
  })

  test('CREATE-30: it shows every format once, in every month', () => {
    for (let month = 1; month <= 12; month += 1) {
      const sections = gallerySections(FORMATS, [], month)
      expect(idsOf(sections)).not.toContain('yours')
      expect(idsOf(sections)[0]).toBe('season')
      expect(namesOf(sections).sort()).toEqual(FORMATS.map(({ name }) => name).sort())
    }
  })

  test('CREATE-30: narrowed to a group it has the formats of the group that are in season too', () => {
    const sections = gallerySections(FORMATS, [own], 7)
    expect(namesOf(narrowSections(sections, 'seasonal', ''))).toContain('Midsummer')
    expect(namesOf(narrowSections(sections, 'metaphor', ''))).toContain('Hiking')
    expect(namesOf(narrowSections(sections, 'season', ''))).toEqual(['Hiking', 'Midsummer'])
    expect(namesOf(narrowSections(sections, 'yours', ''))).toEqual(['Our own'])
    expect(namesOf(narrowSections(sections, 'classic', ''))).not.toContain('Our own')
    expect(namesOf(narrowSections(sections, 'all', ' '))).toHaveLength(70)
  })

  test('CREATE-30: it is searched by name, column and sentence; every word of the search has to be found', () => {
    const sections = gallerySections(FORMATS, [], 5)
    expect(namesOf(narrowSections(sections, 'all', 'SAIL'))).toEqual(['Sailboat', 'Sailboat (extended)'])
    expect(namesOf(narrowSections(sections, 'all', 'kudos thanks'))).toContain('Highlights & Lowlights')
    expect(namesOf(narrowSections(sections, 'all', 'parachute'))).toEqual(['Speed Car'])
    expect(narrowSections(sections, 'all', 'no such thing')).toEqual([])
    expect(narrowSections(sections, 'team', 'sailboat')).toEqual([])
  })
})
