import { WarningOutlined } from '@ant-design/icons'
import { Typography } from 'antd'
import type { Flight } from '../../api/flight'
import { useNow } from '../../shared/time/useNow'
import { flightsText } from './messages'
import { problemText } from './problemText'

/** The pilot of a flight in a list, with the reasons why the pilot should not fly it. */
export function PilotName({ flight: { pilot } }: { flight: Flight }) {
  const now = useNow()
  if (!pilot) {
    return (
      <div>
        <Typography.Text type="secondary">{flightsText('noPilot')}</Typography.Text>
      </div>
    )
  }
  return (
    <div>
      {pilot.name}
      {pilot.problems.map((problem) => (
        <div key={`${problem.kind} ${problem.name}`}>
          <WarningOutlined aria-hidden /> {problemText(problem, now)}
        </div>
      ))}
    </div>
  )
}
