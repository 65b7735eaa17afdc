import { Form, InputNumber, Select, Typography } from 'antd'
import { useGetMissionTelemetryQuery, type Telemetry } from '../../../api/telemetry'
import { useUpdateRecordingMutation, type Recording } from '../../../api/vod'
import { EditDialog } from '../../../shared/forms/EditDialog'
import { recordingEditLimits } from '../../../shared/limits/vod.gen'
import { OptionsState } from '../../../shared/lists/OptionsState'
import { isSettled } from '../../../shared/lists/optionsQuery'
import type { OptionsQuery } from '../../../shared/lists/NoOptions'
import { popupParent } from '../../../shared/popupParent'
import { showMessage } from '../../../shared/showMessage'
import { absoluteTime } from '../../../shared/time/timeText'
import { recordingsText } from '../messages'

interface ChooseTelemetryProps {
  recording: Recording
  reload: () => Promise<Recording | undefined>
  onClose: () => void
}

interface Values {
  telemetryId: string
  /** Seconds; undefined while nothing is chosen. */
  offset: number | undefined
}

const NONE = ''

/** Pairs a recording with telemetry of its mission, where the names and the times of the files do not tell. */
export function ChooseTelemetry({ recording, reload, onClose }: ChooseTelemetryProps) {
  const { missionId, name } = recording
  const [update, { isLoading }] = useUpdateRecordingMutation()
  const telemetry = useGetMissionTelemetryQuery({ missionId })
  const choices = (telemetry.data?.data.telemetry ?? []).filter((each) => fits(each, recording))
  const offsetIn = (telemetryId: string, of: Recording) => {
    const chosen = choices.find(({ _id }) => _id === telemetryId)
    return chosen && usualOffset(chosen, of)
  }
  const valuesOf = (of: Recording): Values => {
    const telemetryId = of.telemetryId ?? NONE
    return { telemetryId, offset: offsetIn(telemetryId, of) }
  }
  const send = ({ telemetryId, offset }: Values, base: Recording) => {
    const isChosen = telemetryId !== NONE
    const chosen = choices.find(({ _id }) => _id === telemetryId)
    // By their clocks, both lie on one time axis already.
    const hasClocks = chosen?.hasTimes === true && base.startedAt !== null
    const isMoved = isChosen && offset !== undefined && (!hasClocks || offset !== offsetIn(telemetryId, base))
    return update({
      vodId: base._id,
      recordingEdit: {
        version: base.version,
        telemetryId: isChosen ? telemetryId : null,
        ...(isMoved && { telemetryOffset: offset }),
      },
    })
  }
  return (
    <EditDialog<Recording, Values>
      title={recordingsText('telemetryTitle', { name })}
      formName="recording-telemetry"
      newest={recording}
      valuesOf={valuesOf}
      labels={{ telemetryId: recordingsText('fieldTelemetry'), offset: recordingsText('fieldOffset') }}
      send={send}
      reload={reload}
      isSaving={isLoading}
      onSaved={() => showMessage({ type: 'success', text: recordingsText('telemetrySaved') })}
      onClose={onClose}
    >
      <TelemetryFields recording={recording} choices={choices} query={telemetry} offsetIn={offsetIn} />
    </EditDialog>
  )
}

interface TelemetryFieldsProps {
  recording: Recording
  choices: readonly Telemetry[]
  query: OptionsQuery
  offsetIn: (telemetryId: string, of: Recording) => number | undefined
}

function TelemetryFields({ recording, choices, query, offsetIn }: TelemetryFieldsProps) {
  const form = Form.useFormInstance<Values>()
  const telemetryId = Form.useWatch('telemetryId', form)
  const chosen = choices.find(({ _id }) => _id === telemetryId)
  const isListed = recording.telemetryId === null || choices.some(({ _id }) => _id === recording.telemetryId)
  const { minimum, maximum } = recordingEditLimits.telemetryOffset
  return (
    <>
      <Form.Item
        name="telemetryId"
        label={recordingsText('fieldTelemetry')}
        extra={recordingsText(isSettled(query) && choices.length === 0 ? 'telemetryNone' : 'telemetryHelp')}
      >
        <Select
          loading={query.isFetching}
          getPopupContainer={popupParent}
          popupRender={(menu) => <OptionsState queries={[query]}>{menu}</OptionsState>}
          onChange={(next: string) => form.setFieldValue('offset', offsetIn(next, recording))}
          options={[
            { value: NONE, label: recordingsText('noTelemetryChosen') },
            ...(isListed ? [] : [{ value: recording.telemetryId, label: recordingsText('currentTelemetry') }]),
            ...choices.map((each) => ({ value: each._id, label: labelOf(each) })),
          ]}
        />
      </Form.Item>
      {chosen && (
        <>
          <Form.Item name="offset" label={recordingsText('fieldOffset')}>
            <InputNumber min={minimum} max={maximum} step={0.1} style={{ inlineSize: 160 }} />
          </Form.Item>
          <Typography.Text type="secondary">{recordingsText(offsetHelp(chosen, recording))}</Typography.Text>
        </>
      )}
    </>
  )
}

/** Telemetry that has been read, and that is not of another flight. */
const fits = ({ state, flightId }: Telemetry, recording: Recording): boolean =>
  (state === 'ready' || state === 'unassigned') &&
  (flightId === null || recording.flightId === null || flightId === recording.flightId)

/** Seconds from the start of the telemetry to that of the recording by their clocks; 0 if they do not tell. */
function usualOffset(telemetry: Telemetry, { startedAt }: Recording): number {
  if (!telemetry.hasTimes || telemetry.startedAt === null || startedAt === null) return 0
  const seconds = (Date.parse(startedAt) - Date.parse(telemetry.startedAt)) / 1000
  const { minimum, maximum } = recordingEditLimits.telemetryOffset
  return seconds < minimum || seconds > maximum ? 0 : seconds
}

function offsetHelp(telemetry: Telemetry, { startedAt, durationMs }: Recording) {
  if (!telemetry.hasTimes) return 'offsetUntimed'
  if (startedAt === null) return 'offsetNoStart'
  if (telemetry.startedAt === null || telemetry.endedAt === null) return 'offsetTimed'
  const start = Date.parse(startedAt)
  const isApart = start > Date.parse(telemetry.endedAt) || start + (durationMs ?? 0) < Date.parse(telemetry.startedAt)
  return isApart ? 'offsetApart' : 'offsetTimed'
}

function labelOf({ name, hasTimes, startedAt, endedAt }: Telemetry): string {
  if (!hasTimes || startedAt === null || endedAt === null) return recordingsText('telemetryUntimed', { name })
  return recordingsText('telemetryTimes', { name, start: absoluteTime(startedAt), end: absoluteTime(endedAt) })
}
