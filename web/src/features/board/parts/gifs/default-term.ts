const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'party', 'thursday', 'friday', 'saturday']

/** The term before the participant types one: the weekday, on Wednesdays 'party' (GIF-14). */
export function defaultTerm(today: Date): string {
  return WEEKDAYS[today.getDay()] ?? 'party'
}
