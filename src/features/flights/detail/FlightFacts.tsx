import { useState, type ReactNode } from 'react'
import { Alert, Button, Card, Flex } from 'antd'
import type { Flight } from '../../../api/flight'
import { useCan } from '../../../session/useCan'
import { Facts } from '../../../shared/Facts'
import { absoluteTime } from '../../../shared/time/timeText'
import { useNow } from '../../../shared/time/useNow'
import { flightsText } from '../messages'
import { problemText } from '../problemText'
import { AssignAssets } from './AssignAssets'
import { AssetsFact } from './AssetsFact'
import { AssignPilot } from './AssignPilot'
import { PlannedPath } from './PlannedPath'

/** Pilot, times and payload of a flight. */
export function FlightFacts({ flight, onStale }: { flight: Flight; onStale: () => void }) {
  const { pilot, status } = flight
  const [isAssigning, setAssigning] = useState(false)
  const [isChoosing, setChoosing] = useState(false)
  const canUpdate = useCan('flight_update')
  const canChoose = canUpdate && status !== 'landed' && status !== 'aborted'
  // A flight that was created from telemetry has landed without a pilot.
  const canAssign = canChoose || (canUpdate && status === 'landed' && !pilot)
  const canEquip = canUpdate && takesAssets(flight)
  return (
    <Card>
      <Flex vertical gap={12}>
        <Facts columns={4} items={factsOf(flight, onStale)} />
        <PilotProblems pilot={pilot} />
        {(canAssign || canEquip) && (
          <Flex gap={8} wrap>
            {canAssign && (
              <Button onClick={() => setAssigning(true)}>{flightsText(pilot ? 'change' : 'assign')}</Button>
            )}
            {canEquip && <Button onClick={() => setChoosing(true)}>{flightsText('chooseAssets')}</Button>}
          </Flex>
        )}
        {isAssigning && <AssignPilot flight={flight} onStale={onStale} onClose={() => setAssigning(false)} />}
        {isChoosing && <AssignAssets flight={flight} onStale={onStale} onClose={() => setChoosing(false)} />}
      </Flex>
    </Card>
  )
}

/** Also a flight that was created from telemetry, once: it has landed without assets. */
const takesAssets = ({ status, assets }: Flight): boolean =>
  status === 'landed' ? assets.length === 0 : status !== 'aborted'

function factsOf(flight: Flight, onStale: () => void) {
  const { plannedStart, plannedEnd, startedAt, endedAt, payload } = flight
  const hasPayloadAsset = flight.assets.some(({ role }) => role === 'payload')
  return [
    fact('factPilot', <PilotFact flight={flight} />),
    fact('factStart', plannedStart ? absoluteTime(plannedStart) : flightsText('noTime')),
    ...(plannedEnd ? [fact('factEnd', absoluteTime(plannedEnd))] : []),
    ...(startedAt ? [fact('factStarted', absoluteTime(startedAt))] : []),
    ...(endedAt ? [fact('factEnded', absoluteTime(endedAt))] : []),
    fact('factAssets', <AssetsFact flight={flight} />),
    ...(payload || !hasPayloadAsset ? [fact('factPayload', payload || flightsText('noPayload'))] : []),
    fact('factPlan', <PlannedPath flight={flight} onStale={onStale} />),
  ]
}

/** Why the pilot should not fly, such as an expired licence. */
function PilotProblems({ pilot }: Pick<Flight, 'pilot'>) {
  const now = useNow()
  if (!pilot || pilot.problems.length === 0) return null
  return (
    <Alert
      type="warning"
      showIcon
      title={flightsText('problemsTitle', { name: pilot.name })}
      description={pilot.problems.map((problem) => problemText(problem, now)).join(' · ')}
    />
  )
}

function PilotFact({ flight: { pilot, overrideReason } }: { flight: Flight }) {
  if (!pilot) return flightsText('noPilot')
  return (
    <div>
      {pilot.name}
      {overrideReason !== null && <div>{flightsText('overrideReason', { reason: overrideReason })}</div>}
    </div>
  )
}

const fact = (label: Parameters<typeof flightsText>[0] & `fact${string}`, children: ReactNode) => ({
  key: label,
  label: flightsText(label),
  children,
})
