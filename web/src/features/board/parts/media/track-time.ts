/** Seconds of a track as minutes and seconds, with hours from the first hour on: 4:05, 1:02:09. */
export function trackTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const ending = String(rest).padStart(2, '0')
  return hours === 0 ? `${minutes}:${ending}` : `${hours}:${String(minutes).padStart(2, '0')}:${ending}`
}
