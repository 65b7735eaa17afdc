import { Button, Flex, Progress, Typography } from 'antd'
import { useCancelJobMutation, useRetryJobMutation } from '../../../api/job'
import { useDeleteLayerMutation, type Layer } from '../../../api/layer'
import { boundsOf } from '../../../map/bounds'
import { cornerPoints } from '../../../map/georeference/corners'
import type { Position } from '../../../map/scene'
import { useCan } from '../../../session/useCan'
import { layersText } from '../texts/messages'
import { useWorkspaceActions, useWorkspaceView } from '../state/mapWorkspace'
import { CoordinateSystemChoice } from '../parts/CoordinateSystemChoice'

const NO_CORNERS = [null, null, null, null]

/** Why a layer is not on the map yet: its import is running or failed, or it has no coordinates. */
// oxlint-disable-next-line complexity -- one condition for each element, by state and permission
export function ImportState({ layer }: { layer: Layer }) {
  const { _id: layerId, name, status, message, progress = 0, jobId, fileRejected, needsCoordinateSystem } = layer
  const proposed = layer.proposedCorners?.map(({ lat, long }): Position => [long, lat])
  const { compared } = useWorkspaceView()
  const { activateTool, zoomTo } = useWorkspaceActions()
  const canUpload = useCan('upload_layer')
  const canEdit = useCan('edit_layer')
  const canDelete = useCan('delete_layer')
  const [deleteLayer, removing] = useDeleteLayerMutation()
  const [cancelJob, cancelling] = useCancelJobMutation()
  const [retryJob, retrying] = useRetryJobMutation()

  if (status === 'importing') {
    // A job that has started names its step.
    const isWaiting = progress === 0 && !message
    return (
      <div className="import-state">
        {!isWaiting && (
          <Progress
            percent={Math.floor(progress * 100)}
            size="small"
            status="active"
            aria-label={layersText('importProgress', { name })}
          />
        )}
        <Flex justify="space-between" align="center" gap={8}>
          <Typography.Text type="secondary" role="status" style={{ fontSize: 12 }}>
            {message ?? layersText(isWaiting ? 'waiting' : 'importing')}
          </Typography.Text>
          {canUpload && jobId && (
            <Button
              size="small"
              loading={cancelling.isLoading}
              aria-label={layersText('cancelOf', { name })}
              onClick={() => void cancelJob({ jobId })}
            >
              {layersText('cancelImport')}
            </Button>
          )}
        </Flex>
      </div>
    )
  }
  if (status === 'needs_georeference') {
    return (
      <div className="import-state">
        <Typography.Text type="warning" style={{ fontSize: 12 }}>
          {layersText(needsCoordinateSystem ? 'noSystem' : proposed ? 'photoPosition' : 'noCoordinates')}
        </Typography.Text>
        {canEdit && needsCoordinateSystem && <CoordinateSystemChoice layer={layer} />}
        {canEdit && (
          <Button
            size="small"
            disabled={compared !== null}
            aria-label={layersText('georeferenceOf', { name })}
            onClick={() =>
              activateTool({ kind: 'georeference', layerId, corners: proposed ?? NO_CORNERS }, () => {
                const bounds = boundsOf(cornerPoints(proposed ?? NO_CORNERS))
                if (bounds) zoomTo(bounds)
              })
            }
          >
            {layersText('georeference')}
          </Button>
        )}
      </div>
    )
  }
  const failure = (
    <div className="import-state" role="alert">
      <Typography.Text type="danger" style={{ fontSize: 12 }}>
        {message ?? layersText('importFailed')}
      </Typography.Text>
      {fileRejected && canDelete && (
        <Button
          size="small"
          loading={removing.isLoading}
          aria-label={layersText('removeOf', { name })}
          onClick={() => void deleteLayer({ layerId })}
        >
          {layersText('remove')}
        </Button>
      )}
      {canUpload && jobId && !fileRejected && (
        <Button
          size="small"
          loading={retrying.isLoading}
          aria-label={layersText('retryOf', { name })}
          onClick={() => void retryJob({ jobId })}
        >
          {layersText('retryImport')}
        </Button>
      )}
    </div>
  )
  if (!needsCoordinateSystem || !canEdit) return failure
  return (
    <>
      {failure}
      <CoordinateSystemChoice layer={layer} />
    </>
  )
}
