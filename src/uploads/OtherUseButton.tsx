import { Button } from 'antd'
import { useUseLayerAsTelemetryMutation, useUseTelemetryAsLayerMutation, type AddedUpload } from '../api/upload'
import { useCan } from '../session/useCan'
import { uploadsText } from './messages'
import type { UploadQueue } from './uploadQueue'
import type { AddedFile } from './uploadState'

/** Offers to make telemetry of a layer, or a layer of telemetry, for files that can be either. */
export function OtherUseButton({ file, queue }: { file: AddedFile; queue: UploadQueue }) {
  const canMakeTelemetry = [useCan('flight_update'), useCan('delete_layer')].every(Boolean)
  const canMakeLayer = [useCan('upload_layer'), useCan('flight_update')].every(Boolean)
  const [makeTelemetry, toTelemetry] = useUseLayerAsTelemetryMutation()
  const [makeLayer, toLayer] = useUseTelemetryAsLayerMutation()
  const { key, createdId, name, otherUse } = file
  const isAllowed = otherUse === 'telemetry' ? canMakeTelemetry : canMakeLayer
  if (!otherUse || !isAllowed) return null

  const keep = ({ use, _id, otherUse: next }: AddedUpload) => {
    if (use !== null && _id !== null) queue.changeAdded(key, { use, createdId: _id, otherUse: next })
  }
  const change = async () => {
    const { data } =
      otherUse === 'telemetry'
        ? await makeTelemetry({ layerId: createdId, telemetryReading: {} })
        : await makeLayer({ telemetryId: createdId })
    if (data) keep(data.data)
  }
  const [label, fullLabel] =
    otherUse === 'telemetry'
      ? [uploadsText('useAsTelemetry'), uploadsText('useAsTelemetryNamed', { name })]
      : [uploadsText('useAsLayer'), uploadsText('useAsLayerNamed', { name })]
  return (
    <div className="upload-other-use">
      <div className="upload-note">{name}</div>
      <Button
        size="small"
        aria-label={fullLabel}
        loading={toTelemetry.isLoading || toLayer.isLoading}
        onClick={() => void change()}
      >
        {label}
      </Button>
    </div>
  )
}
