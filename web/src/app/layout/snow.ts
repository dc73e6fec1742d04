/** True in December, by the calendar of the device, when snow lies on the logo (SHELL-2). */
export function isSnowy(day: Date): boolean {
  return day.getMonth() === 11
}
