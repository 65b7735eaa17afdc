import { FileButton } from '../../../shared/forms/FileButton'
import { missionUploads } from '../../../uploads/uploadPurpose'
import { useUploads } from '../../../uploads/useUploads'
import { telemetryText } from './messages'

/** Files chosen here become telemetry, also GPX and CSV files, which become layers when they are dropped on a mission. */
export function AddTelemetry({ missionId, flightId }: { missionId: string; flightId?: string }) {
  const { queue } = useUploads(missionUploads(missionId))
  return (
    <FileButton
      label={telemetryText('add')}
      title={telemetryText('addHelp')}
      accept=".srt,.ass,.gpx,.csv,.ulg,.bin,.tlog"
      multiple
      onChoose={(files) =>
        queue.add(files, { kind: 'telemetry', missionId, ...(flightId !== undefined && { flightId }) })
      }
    />
  )
}
