import { conflict } from '../../platform/core/errors'
import { render } from '../../platform/core/messages'
import { currentLanguage } from '../../platform/core/requestContext'
import type { PilotProblem } from '../pilot/public'
import { flightText } from './messages'

/** A licence may still be valid today and expire before the flight. */
function textOf({ kind, name, at }: PilotProblem) {
  if (kind === 'other-flight') return flightText('otherFlight', { flight: name })
  const isExpired = at < new Date().toISOString().slice(0, at.length)
  return flightText(isExpired ? 'licenceExpired' : 'licenceExpires', { licence: name, date: at })
}

/** @throws AppError 409 when the pilot has a problem with the flight */
export function requireFit(name: string, problems: PilotProblem[]): void {
  if (problems.length === 0) return
  const all = problems.map((problem) => render(textOf(problem), currentLanguage())).join(', ')
  throw conflict(flightText('pilotProblems', { name, problems: all }))
}
