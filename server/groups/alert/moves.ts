// The states of alerts and the allowed moves between them.
import type { components } from '../../platform/contract/contract.gen'
import type { Principal } from '../../platform/identity/session'

export type AlertState = components['schemas']['AlertState']

const MOVES: Readonly<Record<AlertState, readonly AlertState[]>> = {
  new: ['acknowledged', 'closed'],
  acknowledged: ['in_progress', 'closed'],
  in_progress: ['on_hold', 'closed'],
  on_hold: ['in_progress', 'closed'],
  closed: ['in_progress'],
}

export const movesFrom = (state: AlertState): readonly AlertState[] => MOVES[state]

/** States that the caller may move an alert to. */
export const nextStates = (state: AlertState, { permissions }: Pick<Principal, 'permissions'>): AlertState[] =>
  permissions.has('alert_update') ? [...MOVES[state]] : []

/** Nobody has worked on the alert in these states, so that closing it needs an outcome. */
export const needsOutcome = (from: AlertState): boolean => from === 'new' || from === 'acknowledged'
