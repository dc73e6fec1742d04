import { nameParts } from '@retropulse/domain/orgs/name-parts'
import { expect, test } from 'vitest'
import { findMembers, isEditable, membersInOrder } from './members-in-order.ts'
import type { Member } from './members-in-order.ts'

function member(name: string, role: Member['role'], isOrgRole = false): Member {
  return { id: name, role, isOrgRole, profile: { name, ...nameParts(name), picture: null, email: null } }
}

test('TEAM-18: members stand by role, the owner first, then by name', () => {
  const members = [
    member('zoe', 'member'),
    member('Émile', 'member'),
    member('Frida', 'member'),
    member('Ada', 'facilitator'),
    member('Bo', 'org-admin', true),
    member('Cy', 'owner', true),
    member('Di', 'admin'),
  ]
  expect(membersInOrder(members).map(({ profile }) => profile.name)).toEqual([
    'Cy',
    'Bo',
    'Di',
    'Ada',
    'Émile',
    'Frida',
    'zoe',
  ])
})

test('PERM-33, TEAM-20: the roles of members with an organisation role and of oneself cannot be changed', () => {
  expect(isEditable(member('Ada', 'member'), 'Bo')).toBe(true)
  expect(isEditable(member('Ada', 'org-admin', true), 'Bo')).toBe(false)
  expect(isEditable(member('Bo', 'admin'), 'Bo')).toBe(false)
})

test('TEAM-32: members are found by every word of their names and addresses, whatever the case and accents', () => {
  const émile = member('Émile Zola', 'member')
  const ada = {
    ...member('Ada', 'admin'),
    profile: { ...member('Ada', 'admin').profile, email: 'ada@quay.example' },
  }
  const all = [émile, ada]
  expect(findMembers(all, '')).toEqual(all)
  expect(findMembers(all, 'zola EMI')).toEqual([émile])
  expect(findMembers(all, 'quay')).toEqual([ada])
  expect(findMembers(all, 'ada zola')).toEqual([])
})
