import { useState, type ReactNode } from 'react'
import { Alert, Button, Modal } from 'antd'
import { useUpdateFlightStatusMutation, type Flight, type FlightStatus } from '../../../api/flight'
import { flightsText } from '../messages'

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
  const move = async (to: FlightStatus) => {
    setAborting(false)
    const reply = await update({ flightStatusChange: { flightId, version, status: to } })
    if (reply.error) onStale()
  }
  return (
    <>
      {nextStatuses.map((to, index) => (
        <Button
          key={to}
          type={index === 0 && to !== 'aborted' ? 'primary' : 'default'}
          danger={to === 'aborted'}
          loading={isLoading && originalArgs?.flightStatusChange.status === to}
          onClick={() => (to === 'aborted' ? setAborting(true) : void move(to))}
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
      {children}
      {error && (
        <Alert type="error" showIcon title={error.message} closable={{ onClose: reset }} style={{ width: '100%' }} />
      )}
    </>
  )
}
