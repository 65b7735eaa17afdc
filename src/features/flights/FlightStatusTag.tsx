import type { FlightStatus } from '../../api/flight'
import { StateTag, type StateHue } from '../../shared/StateTag'
import { flightsText } from './messages'

const HUES: Record<FlightStatus, StateHue | undefined> = {
  planned: undefined,
  preflight: 'blue',
  airborne: 'red',
  returning: 'gold',
  landed: 'green',
  aborted: undefined,
}

/** Status of a flight as text and color, with a dot while in the air. */
export const FlightStatusTag = ({ status }: { status: FlightStatus }) => (
  <StateTag hue={HUES[status]} dot={status === 'airborne' || status === 'returning'} struck={status === 'aborted'}>
    {flightsText(status)}
  </StateTag>
)
