/** Trackers of a team. */
export const TRACKERS_MAX = 5
/** Characters of the name of a project. */
export const TRACKER_PROJECT_MAX = 300
/** Characters of the address of a server. */
export const TRACKER_ADDRESS_MAX = 500
/** Characters of a token, an email address, a secret or an issue type. */
export const TRACKER_TEXT_MAX = 1000
/** Action items that are sent by one call. */
export const TRACKER_ITEMS_MAX = 50
