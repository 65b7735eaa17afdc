import { Flex, Typography } from 'antd'
import type { FlightAsset } from '../../api/flight'
import { StateTag } from '../../shared/StateTag'
import { flightsText } from './messages'

type Due = NonNullable<FlightAsset['due']>

const LIMITS = [
  ['daysLeft', 'dueDays', 'overDays'],
  ['hoursLeft', 'dueHours', 'overHours'],
  ['flightsLeft', 'dueFlights', 'overFlights'],
  ['cyclesLeft', 'dueCycles', 'overCycles'],
] as const

/** The rule that ends first with what is left of its limits, such as '50-hour service: 4 h left'. */
function nextDueText(due: Due): string {
  const parts = LIMITS.flatMap(([field, left, over]) => {
    const value = due[field]
    if (value === null) return []
    const count = Math.round(Math.abs(value) * 10) / 10
    return [flightsText(value < 0 ? over : left, { count })]
  })
  return `${due.name}: ${parts.join(', ')}`
}

/** State of an asset of a flight, what is due next, and whether it is an ageing battery. */
export function AssetMarks({ asset: { status, due, isAgeing } }: { asset: FlightAsset }) {
  return (
    <Flex wrap gap={8} align="center">
      <StatusMark status={status} />
      {isAgeing && <StateTag hue="gold">{flightsText('assetAgeing')}</StateTag>}
      {due && <Typography.Text type="secondary">{nextDueText(due)}</Typography.Text>}
    </Flex>
  )
}

function StatusMark({ status }: Pick<FlightAsset, 'status'>) {
  switch (status) {
    case 'available':
      return <StateTag hue="green">{flightsText('stateAvailable')}</StateTag>
    case 'in_use':
      return <StateTag hue="blue">{flightsText('stateInUse')}</StateTag>
    case 'due_soon':
      return <StateTag hue="gold">{flightsText('stateDueSoon')}</StateTag>
    case 'overdue':
      return <StateTag hue="red">{flightsText('stateOverdue')}</StateTag>
    case 'in_maintenance':
      return <StateTag hue="gold">{flightsText('assetInMaintenance')}</StateTag>
    case 'grounded':
      return <StateTag hue="red">{flightsText('stateGrounded')}</StateTag>
    case 'retired':
      return <StateTag hue={undefined}>{flightsText('assetRetired')}</StateTag>
  }
}
