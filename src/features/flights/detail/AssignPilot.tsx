import { useState } from 'react'
import { Alert, Form, Input, Select } from 'antd'
import { useAssignPilotMutation, type Flight } from '../../../api/flight'
import { useGetAllPilotsQuery } from '../../../api/pilot'
import { NoOptions } from '../../../shared/lists/NoOptions'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { pilotAssignmentLimits } from '../../../shared/limits/flight.gen'
import { popupParent } from '../../../shared/popupParent'
import { useNow } from '../../../shared/time/useNow'
import { flightsText } from '../messages'
import { problemText } from '../problemText'

interface AssignPilotProps {
  flight: Flight
  /** The server has a newer version of the flight. */
  onStale: () => void
  onClose: () => void
}

interface AssignmentValues {
  pilotId?: string
  overrideReason?: string
}

/** Assigns a pilot. Shows first why the chosen pilot should not fly; the assignment then needs a reason. */
export function AssignPilot({ flight, onStale, onClose }: AssignPilotProps) {
  const { _id: flightId, version, name, pilot } = flight
  const { data, isFetching, error, refetch } = useGetAllPilotsQuery({ flightId }, { refetchOnMountOrArgChange: true })
  const now = useNow()
  const [assign] = useAssignPilotMutation()
  const pilots = data?.data.pilots ?? []
  const [chosenId, setChosenId] = useState(pilot?._id ?? undefined)
  const chosen = pilots.find(({ _id }) => _id === chosenId)

  const send = async ({ pilotId, overrideReason }: AssignmentValues) => {
    const reason = overrideReason?.trim()
    const pilotAssignment = { flightId, version, pilotId: pilotId ?? null, ...(reason && { overrideReason: reason }) }
    const reply = await assign({ pilotAssignment })
    if (reply.error) onStale()
    return reply
  }

  return (
    <FormDialog<AssignmentValues, object>
      title={flightsText('assignTitle', { name })}
      okText={flightsText('assign')}
      formName="assign-pilot"
      labels={{ pilotId: flightsText('fieldPilot'), overrideReason: flightsText('fieldReason') }}
      initialValues={{ pilotId: pilot?._id ?? undefined }}
      send={send}
      onDone={onClose}
      onClose={onClose}
    >
      {error && <Alert type="error" showIcon title={error.message} style={{ marginBottom: 16 }} />}
      <Form.Item name="pilotId" label={flightsText('fieldPilot')}>
        <Select
          allowClear
          loading={isFetching}
          getPopupContainer={popupParent}
          showSearch={{ optionFilterProp: 'label' }}
          options={pilots.map((each) => ({ value: each._id, label: each.name }))}
          notFoundContent={<NoOptions query={{ isFetching, error, refetch }} none={flightsText('noPilotsTitle')} />}
          onChange={(id: string | undefined) => setChosenId(id)}
        />
      </Form.Item>
      {chosen && chosen.problems.length > 0 && (
        <>
          <Alert
            type="warning"
            showIcon
            role="alert"
            title={flightsText('problemsTitle', { name: chosen.name })}
            description={chosen.problems.map((problem) => problemText(problem, now)).join(' · ')}
            style={{ marginBottom: 16 }}
          />
          <Form.Item
            name="overrideReason"
            label={flightsText('fieldReason')}
            extra={flightsText('reasonHelp')}
            rules={[{ required: true, whitespace: true, message: flightsText('reasonNeeded') }]}
          >
            <Input.TextArea autoSize maxLength={pilotAssignmentLimits.overrideReason.maxLength} />
          </Form.Item>
        </>
      )}
    </FormDialog>
  )
}
