import { asId, type OrgId, type PersonId, type TeamId } from '@retropulse/domain/kernel/ids'
import type { PlanId } from '@retropulse/domain/billing/plans'
import type { OrgRole, TeamRole } from '@retropulse/domain/orgs/policy'

/** An island ferry company and its people. Ids are constant, so that seeding again finds existing rows. */
export const ORG = {
  id: asId<OrgId>('saltwind-ferries'),
  name: 'Saltwind Ferries',
  // Most of its retros are older than the free plan keeps open.
  planId: 'level2' satisfies PlanId,
  // Room for six teams: three more can be created.
  planQuantity: 2,
}

export const TEAMS = {
  booking: { id: asId<TeamId>('saltwind-booking'), name: 'Booking' },
  platform: { id: asId<TeamId>('saltwind-platform'), name: 'Platform' },
  care: { id: asId<TeamId>('saltwind-care'), name: 'Customer Care' },
} as const
export type TeamKey = keyof typeof TEAMS

/** A person with an account. */
export interface Member {
  readonly id: PersonId
  readonly name: string
  readonly email: string
  /** The role of the person, printed for developers who want to try one. */
  readonly is: string
  readonly orgRole: OrgRole | null
  readonly teamRoles: Readonly<Partial<Record<TeamKey, TeamRole>>>
}

/** The password of all accounts, and its hash as accounts store it. */
export const PASSWORD = 'mind the gangway'
export const PASSWORD_HASH =
  '2924b79e79a31ee379f6101a854bab09:71ad775cc02f3f00e7360c8e447f301f9aebf1efba5286ab79292fffc2908f594a6c2c8189ea45d5e2b616493200aca076b5271de92a37ea511920efe3fec720'

export const MEMBERS = {
  nora: member('Nora Lindqvist', 'owner', 'owner', { booking: 'admin' }),
  tomas: member('Tomás Herrera', 'organisation admin', 'admin', { platform: 'member' }),
  priya: member('Priya Raman', 'admin of Platform', null, { platform: 'admin', booking: 'member' }),
  jonas: member('Jonas Weber', 'facilitator of Booking', null, {
    booking: 'facilitator',
    platform: 'member',
  }),
  aiko: member('Aiko Mori', 'facilitator of Customer Care', null, { care: 'facilitator', booking: 'member' }),
  samuel: member('Samuel Adeyemi', 'member of Customer Care and Booking', null, {
    care: 'member',
    booking: 'member',
  }),
} as const satisfies Record<string, Member>
export type MemberKey = keyof typeof MEMBERS

/** A person who came by a link. Ids of guests are shorter than those of users (PROFILE-4). */
export interface Guest {
  readonly id: PersonId
  /** Null: they stayed anonymous. */
  readonly name: string | null
}

export const GUESTS: readonly Guest[] = [
  guest('lea-5', 'Léa Fontaine'),
  guest('bjorn-23', 'Björn (skipper)'),
  guest('chidi-6', 'Chidi O.'),
  guest('nameless-16', null),
]

/** Guests with unusual names: 40 characters, right to left, an emoji. */
export const ODD_GUESTS: readonly Guest[] = [
  guest('long-1', 'Maximiliane-Friederike von Hohenlohe-Ost'),
  guest('rtl-6', 'נועה בן־דוד'),
  guest('fox-4', '🦊'),
]

function member(name: string, is: string, orgRole: OrgRole | null, teamRoles: Member['teamRoles']): Member {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const [first = ''] = plain.split(' ')
  const id = asId<PersonId>(`saltwind-crew-${plain.replaceAll(' ', '-')}`)
  return { id, name, email: `${first}@saltwind.example`, is, orgRole, teamRoles }
}

/**
 * The keys end so that each guest has another colour than the people beside them, and the ids stand before those of guests
 * who come by, so that the colours stay when one does (PRESENCE-12): all pictures show a person in one colour.
 */
function guest(key: string, name: string | null): Guest {
  return { id: asId<PersonId>(`g-seed-${key}`), name }
}
