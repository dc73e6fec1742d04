/** Characters of an organisation's name (teams.md §9). */
export const ORG_NAME_MAX = 100
/** Characters of a new team's name (teams.md §9). */
export const TEAM_NAME_MAX = 60
