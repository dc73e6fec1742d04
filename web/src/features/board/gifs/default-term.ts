const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'party', 'thursday', 'friday', 'saturday']

/** What is searched for before anybody types: the day of the week, and a party on Wednesdays (board.md §9). */
export function defaultTerm(today: Date): string {
  return WEEKDAYS[today.getDay()] ?? 'party'
}
