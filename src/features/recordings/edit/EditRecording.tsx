import { Form, Input, Select, Switch } from 'antd'
import dayjs from 'dayjs'
import { useGetMissionFlightsQuery } from '../../../api/flight'
import { useUpdateRecordingMutation, type Recording } from '../../../api/vod'
import { useCan } from '../../../session/useCan'
import { EditDialog } from '../../../shared/forms/EditDialog'
import { recordingEditLimits } from '../../../shared/limits/vod.gen'
import { OptionsState } from '../../../shared/lists/OptionsState'
import { popupParent } from '../../../shared/popupParent'
import { showMessage } from '../../../shared/showMessage'
import { zoneName } from '../../../shared/time/timeText'
import { recordingsText } from '../messages'
import { originText } from '../originText'

interface EditRecordingProps {
  recording: Recording
  reload: () => Promise<Recording | undefined>
  onClose: () => void
}

interface Values {
  /** Local time with seconds; '' if unknown. */
  start: string
  flightId: string
  camera: string
  held: boolean
  clientVisible: boolean
}

const NO_FLIGHT = ''

const valuesOf = ({ startedAt, flightId, camera, held, clientVisible }: Recording): Values => ({
  camera,
  held,
  clientVisible,
  flightId: flightId ?? NO_FLIGHT,
  start: startedAt === null ? '' : dayjs(startedAt).format('YYYY-MM-DDTHH:mm:ss'),
})

const labels = () => ({
  start: recordingsText('fieldStart'),
  flightId: recordingsText('fieldFlight'),
  camera: recordingsText('fieldCamera'),
  held: recordingsText('fieldHeld'),
  clientVisible: recordingsText('fieldClients'),
})

/** Edits when, on which flight and by which camera a video was recorded, and who keeps and sees it. */
export function EditRecording({ recording, reload, onClose }: EditRecordingProps) {
  const { missionId, startOrigin, name } = recording
  const [update, { isLoading }] = useUpdateRecordingMutation()
  const canSeeFlights = useCan('flight_list')
  const flights = useGetMissionFlightsQuery({ missionId }, { skip: !canSeeFlights })
  const send = (values: Values, base: Recording) => {
    const before = valuesOf(base)
    const { start, flightId, camera, held, clientVisible } = values
    return update({
      vodId: base._id,
      recordingEdit: {
        version: base.version,
        // The field shows seconds, so an unchanged start must not lose its milliseconds.
        ...(start !== before.start && { startedAt: start ? dayjs(start).toISOString() : null }),
        ...(flightId !== before.flightId && { flightId: flightId || null }),
        ...(camera.trim() !== before.camera && { camera: camera.trim() }),
        ...(held !== before.held && { held }),
        ...(clientVisible !== before.clientVisible && { clientVisible }),
      },
    })
  }
  const zone = zoneName()
  return (
    <EditDialog<Recording, Values>
      title={recordingsText('editTitle', { name })}
      formName="recording"
      newest={recording}
      valuesOf={valuesOf}
      labels={labels()}
      send={send}
      reload={reload}
      isSaving={isLoading}
      onSaved={() => showMessage({ type: 'success', text: recordingsText('saved') })}
      onClose={onClose}
    >
      <Form.Item
        name="start"
        label={recordingsText('fieldStart')}
        extra={
          startOrigin
            ? recordingsText('startHelp', { zone, origin: originText(startOrigin) })
            : recordingsText('startHelpNone', { zone })
        }
      >
        {/* The field of the browser: antd's is not accessible by keyboard and has no seconds. */}
        <Input type="datetime-local" step={1} style={{ inlineSize: 230 }} />
      </Form.Item>
      {canSeeFlights && (
        <Form.Item name="flightId" label={recordingsText('fieldFlight')}>
          <Select
            getPopupContainer={popupParent}
            popupRender={(menu) => <OptionsState queries={[flights]}>{menu}</OptionsState>}
            options={[
              { value: NO_FLIGHT, label: recordingsText('noFlight') },
              ...(flights.data?.data.flights ?? []).map((flight) => ({ value: flight._id, label: flight.name })),
            ]}
          />
        </Form.Item>
      )}
      <Form.Item name="camera" label={recordingsText('fieldCamera')} extra={recordingsText('cameraHelp')}>
        <Input autoComplete="off" maxLength={recordingEditLimits.camera.maxLength} />
      </Form.Item>
      <Form.Item name="held" label={recordingsText('fieldHeld')} valuePropName="checked">
        <Switch />
      </Form.Item>
      <Form.Item name="clientVisible" label={recordingsText('fieldClients')} valuePropName="checked">
        <Switch />
      </Form.Item>
    </EditDialog>
  )
}
