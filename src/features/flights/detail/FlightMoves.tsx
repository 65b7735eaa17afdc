import { useState, type ReactNode } from 'react'
import { Alert, Button, Modal } from 'antd'
import { useUpdateFlightStatusMutation, type Flight, type FlightStatus } from '../../../api/flight'
import { useCan } from '../../../session/useCan'
import { needsReason } from '../assetProblemText'
import { flightsText } from '../messages'
import { OverrideStart } from './OverrideStart'

const labelOf = (from: FlightStatus, to: FlightStatus): string => {
  switch (to) {
    case 'airborne':
      return flightsText(from === 'returning' ? 'moveBackToAirborne' : 'moveToAirborne')
    case 'returning':
      return flightsText('moveToReturning')
    case 'landed':
      return flightsText('moveToLanded')
    case 'aborted':
      return flightsText('moveToAborted')
    default:
      return flightsText('moveToPreflight')
  }
}

interface FlightMovesProps {
  flight: Flight
  /** The server rejected the move because it has a newer version. */
  onStale: () => void
  /** The other buttons of the flight, before the line with an error. */
  children: ReactNode
}

/** Buttons for the statuses that the user may change the flight to. Aborting asks first, because it is final. */
export function FlightMoves({ flight, onStale, children }: FlightMovesProps) {
  const { _id: flightId, version, status, nextStatuses, name } = flight
  const [update, { isLoading, originalArgs, error, reset }] = useUpdateFlightStatusMutation()
  const [isAborting, setAborting] = useState(false)
  const [overriding, setOverriding] = useState<FlightStatus>()
  const mayOverride = useCan('asset_update')
  const needsOverride = mayOverride && flight.assets.some(({ problems }) => problems.some(needsReason))
  const move = async (to: FlightStatus) => {
    setAborting(false)
    const reply = await update({ flightStatusChange: { flightId, version, status: to } })
    if (reply.error) onStale()
  }
  const override = async (to: FlightStatus, overrideReason: string) => {
    const reply = await update({ flightStatusChange: { flightId, version, status: to, overrideReason } })
    if (reply.error) onStale()
    return reply
  }
  const begin = (to: FlightStatus) => {
    if (to === 'aborted') setAborting(true)
    else if (needsOverride && (to === 'preflight' || to === 'airborne')) setOverriding(to)
    else void move(to)
  }
  return (
    <>
      {nextStatuses.map((to, index) => (
        <Button
          key={to}
          type={index === 0 && to !== 'aborted' ? 'primary' : 'default'}
          danger={to === 'aborted'}
          loading={isLoading && originalArgs?.flightStatusChange.status === to}
          onClick={() => begin(to)}
        >
          {labelOf(status, to)}
        </Button>
      ))}
      <Modal
        open={isAborting}
        title={flightsText('abortTitle', { name })}
        okText={flightsText('moveToAborted')}
        okButtonProps={{ danger: true }}
        cancelText={flightsText('abortCancel')}
        onOk={() => void move('aborted')}
        onCancel={() => setAborting(false)}
      >
        {flightsText('abortHelp')}
      </Modal>
      {overriding && (
        <OverrideStart
          flight={flight}
          action={labelOf(status, overriding)}
          send={(reason) => override(overriding, reason)}
          onClose={() => setOverriding(undefined)}
        />
      )}
      {children}
      {error && overriding === undefined && (
        <Alert type="error" showIcon title={error.message} closable={{ onClose: reset }} style={{ width: '100%' }} />
      )}
    </>
  )
}
