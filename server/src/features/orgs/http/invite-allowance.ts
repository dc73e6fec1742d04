import { HOUR_MS } from '@retropulse/domain/kernel/durations'

/** INVITE-27: counts invitations by network address within an hour. Each process counts for itself. */
export interface InviteAllowance {
  /** Counts `count` more; false, and nothing counted, when the hour does not allow so many. */
  take(address: string, count: number): boolean
}

export function createInviteAllowance(max: number, now: () => number): InviteAllowance {
  const hours = new Map<string, Hour>()
  return {
    take(address, count) {
      if (hours.size >= FORGET_FROM) forgetEnded(hours, now())
      const known = hours.get(address)
      const hour = known !== undefined && known.endsAt > now() ? known : { used: 0, endsAt: now() + HOUR_MS }
      if (hour.used + count > max) return false
      hours.set(address, { ...hour, used: hour.used + count })
      return true
    },
  }
}

interface Hour {
  readonly used: number
  /** Milliseconds since 1970. */
  readonly endsAt: number
}

/** With so many addresses in memory, those whose hour is over are evicted. */
const FORGET_FROM = 1000

function forgetEnded(hours: Map<string, Hour>, now: number): void {
  for (const [address, { endsAt }] of hours) if (endsAt <= now) hours.delete(address)
}
