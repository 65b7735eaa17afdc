// The allowed changes of a flight's status, and who may make each of them.
import type { components } from '../../platform/contract/contract.gen'
import type { Principal } from '../../platform/identity/session'

export type FlightStatus = components['schemas']['FlightStatus']

/**
 * `team`: everybody who may update flights. `crew`: the assigned pilot, a tenant root or a member of the staff; everybody who
 * may update flights while the pilot has no account.
 */
type Mover = 'team' | 'crew'

const MOVES: Record<FlightStatus, Partial<Record<FlightStatus, Mover>>> = {
  planned: { preflight: 'team', aborted: 'team' },
  preflight: { airborne: 'crew', aborted: 'team' },
  airborne: { returning: 'crew', aborted: 'team' },
  returning: { landed: 'crew', airborne: 'crew', aborted: 'team' },
  landed: {},
  aborted: {},
}

/** Who asks for a flight. */
export type FlightUser = Pick<Principal, 'userId' | 'userType' | 'permissions'>

/** @param pilotUserId account of the assigned pilot; null without a pilot or an account */
export function nextStatuses(from: FlightStatus, pilotUserId: string | null, caller: FlightUser): FlightStatus[] {
  if (!caller.permissions.has('flight_update')) return []
  const isCrew =
    pilotUserId === null ||
    pilotUserId === caller.userId ||
    caller.userType === 'tenant-root' ||
    caller.userType === 'tenant-staff'
  return (Object.entries(MOVES[from]) as [FlightStatus, Mover][])
    .filter(([, mover]) => mover === 'team' || isCrew)
    .map(([to]) => to)
}

/** Whether a flight can change between the statuses, regardless of the caller. */
export const isMove = (from: FlightStatus, to: FlightStatus): boolean => MOVES[from][to] !== undefined

/** Final but for the log. */
export const isOver = (status: FlightStatus): boolean => status === 'landed' || status === 'aborted'
