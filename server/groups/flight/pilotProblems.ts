import { conflict } from '../../core/errors'
import { render } from '../../core/messages'
import { currentLanguage } from '../../core/requestContext'
import type { PilotProblem } from '../pilot/service'
import { flightText } from './messages'

const textOf = ({ kind, name, at }: PilotProblem) =>
  kind === 'licence-expired'
    ? flightText('licenceExpired', { licence: name, date: at })
    : flightText('otherFlight', { flight: name })

/** @throws AppError 409 when something speaks against the pilot */
export function requireFit(name: string, problems: PilotProblem[]): void {
  if (problems.length === 0) return
  const all = problems.map((problem) => render(textOf(problem), currentLanguage())).join(', ')
  throw conflict(flightText('pilotProblems', { name, problems: all }))
}
