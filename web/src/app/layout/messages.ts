import { defineMessages } from '../../lib/messages.ts'

/** Texts of the parts of the layout that are loaded when they are needed, so that boards open without them. */
export const t = defineMessages({
  product: 'Retropulse',
  tagline: 'Live team retrospectives',
  footer: 'About this installation',
  'footer.website': 'About',
  'footer.legal': 'Legal',
  'footer.status': 'Status',
  'footer.api': 'API',
  organisation: 'Organisation: {{name}}',
  organisations: 'Organisations',
  dashboard: 'Dashboard',
  account: 'Your profile',
  inviteMembers: 'Invite members',
  teamSettings: 'Team settings',
  orgSettings: 'Organisation settings',
  plans: 'Plans & billing',
  signOut: 'Sign out',
  theme: 'Theme',
  'theme.system': 'System',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  archived: 'This retro is archived',
  'archived.text':
    'Boards older than 14 days are automatically archived. To continue you will need to purchase a plan.',
  comparePlans: 'Compare plans',
  'archived.team': 'Back to {{team}}',
  goHome: 'Go to the home page',
})
