import { describe, expect, test } from 'vitest'
import { checkNames, cleanNames, explainRefusal } from './org-names.ts'

describe('ORG-3: the names of a new organisation and its first team', () => {
  test('are both needed', () => {
    expect(checkNames({ name: '', teamName: ' \n' })).toEqual({
      name: 'Please enter a name',
      teamName: 'Please enter a name',
    })
  })

  test('ORG-10: an organisation may have 100 characters, a new team 60', () => {
    expect(checkNames({ name: 'a'.repeat(100), teamName: 'b'.repeat(60) })).toEqual({})
    expect(checkNames({ name: 'a'.repeat(101), teamName: 'b'.repeat(61) })).toEqual({
      name: 'Shorten the name to 100 characters',
      teamName: 'Shorten the name to 60 characters',
    })
  })

  test('are sent without characters that cannot be stored', () => {
    expect(cleanNames({ name: ' Acme\u0000\tInc ', teamName: 'Owls\ud800 ' })).toEqual({
      name: 'Acme Inc',
      teamName: 'Owls\ufffd',
    })
  })

  test('are not marked by a refusal, which is about the whole form', () => {
    expect(explainRefusal({ code: 'unreachable', status: 0 }).form).toMatch('can’t reach the server')
    expect(explainRefusal({ code: 'forbidden', status: 403 }).form).toMatch('invite link')
    expect(explainRefusal({ code: 'internal-error', status: 500 }).form).toBe('Sorry something went wrong')
  })
})
