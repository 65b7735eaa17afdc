import type { Licence, Pilot } from '../../../api/pilot'

export type LicenceState = 'valid' | 'expiring' | 'expired'

const DAY_MS = 86_400_000
const WARNING_DAYS = 30
const DATE_LENGTH = 'YYYY-MM-DD'.length

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, DATE_LENGTH)

/** A licence is valid on the day on which it expires. */
export function licenceState({ expiresOn }: Licence, now: number): LicenceState {
  if (!expiresOn) return 'valid'
  if (expiresOn < dayOf(now)) return 'expired'
  return expiresOn <= dayOf(now + WARNING_DAYS * DAY_MS) ? 'expiring' : 'valid'
}

/** The number of licences that have expired or soon will. */
export const countWarnings = (pilots: readonly Pilot[], now: number): number =>
  pilots.flatMap(({ licences }) => licences).filter((licence) => licenceState(licence, now) !== 'valid').length
