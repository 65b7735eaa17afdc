import { Alert, Form, Input } from 'antd'
import type { Flight } from '../../../api/flight'
import { FormDialog } from '../../../shared/forms/FormDialog'
import type { ServerError } from '../../../shared/forms/useProblems'
import { flightStatusChangeLimits } from '../../../shared/limits/flight.gen'
import { assetProblemText, needsReason } from '../assetProblemText'
import { flightsText } from '../messages'

interface OverrideStartProps {
  flight: Flight
  /** What the person wants to do, such as 'Take off'. */
  action: string
  send: (reason: string) => Promise<{ data?: object; error?: ServerError }>
  onClose: () => void
}

/** Asks why a flight begins with assets that are grounded or overdue. */
export function OverrideStart({ flight: { name, assets }, action, send, onClose }: OverrideStartProps) {
  return (
    <FormDialog<{ overrideReason: string }, object>
      title={flightsText('overrideStartTitle', { name })}
      okText={action}
      formName="override-start"
      labels={{ overrideReason: flightsText('fieldReason') }}
      send={({ overrideReason }) => send(overrideReason.trim())}
      onDone={onClose}
      onClose={onClose}
    >
      {assets
        .filter(({ problems }) => problems.some(needsReason))
        .map((asset) => (
          <Alert
            key={asset._id}
            type="warning"
            showIcon
            title={flightsText('assetProblemTitle', { name: asset.name })}
            description={asset.problems.map(assetProblemText).join(' · ')}
            style={{ marginBottom: 16 }}
          />
        ))}
      <Form.Item
        name="overrideReason"
        label={flightsText('fieldReason')}
        extra={flightsText('assetReasonHelp')}
        rules={[{ required: true, whitespace: true, message: flightsText('reasonNeeded') }]}
      >
        <Input.TextArea autoSize maxLength={flightStatusChangeLimits.overrideReason.maxLength} />
      </Form.Item>
    </FormDialog>
  )
}
