import { useState } from 'react'
import { Card, Flex, Pagination, Typography } from 'antd'
import { Link } from '../../../shared/Link'
import { useListLayersQuery, type Layer } from '../../../api/layer'
import { StateTag, type StateHue } from '../../../shared/StateTag'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { missionsText } from '../messages'

const SHOWN = 10
const ROW_HEIGHT = 28

const hues: Record<Layer['status'], StateHue> = {
  ready: 'green',
  importing: 'blue',
  failed: 'red',
  needs_georeference: 'gold',
}

/** The layers of a mission with the state of their import. */
export function MissionLayers({ missionId }: { missionId: string }) {
  const [page, setPage] = useState(1)
  const query = useListLayersQuery({ missionId, page, pageSize: SHOWN }, { refetchOnMountOrArgChange: true })
  const { data, error, refetch } = query

  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  const total = data?.data.total ?? 0
  return (
    <Card size="small" title={missionsText('layers')}>
      {!data && <RowsSkeleton rows={3} height={ROW_HEIGHT} />}
      {data && total === 0 && <Typography.Text type="secondary">{missionsText('layersNone')}</Typography.Text>}
      {data && total > 0 && (
        <ul className="mission-layers">
          {data.data.items.map((layer) => (
            <LayerLine key={layer._id} layer={layer} missionId={missionId} />
          ))}
        </ul>
      )}
      {total > SHOWN && (
        <Flex justify="flex-end" style={{ marginTop: 12 }}>
          <Pagination
            size="small"
            current={page}
            pageSize={SHOWN}
            total={total}
            showSizeChanger={false}
            onChange={setPage}
          />
        </Flex>
      )}
    </Card>
  )
}

function LayerLine({ layer, missionId }: { layer: Layer; missionId: string }) {
  const { name, kind, status, message } = layer
  return (
    <li>
      <span className="mission-layer-name">
        <Link to={`/dashboard/missions/${missionId}`}>{name}</Link>{' '}
        <Typography.Text type="secondary">
          {missionsText(kind === 'raster' ? 'layerRaster' : 'layerVector')}
        </Typography.Text>
        {status !== 'ready' && message && (
          <Typography.Text type={status === 'failed' ? 'danger' : 'secondary'} style={{ display: 'block' }}>
            {message}
          </Typography.Text>
        )}
      </span>
      <StateTag hue={hues[status]}>{missionsText(`layer_${status}`)}</StateTag>
    </li>
  )
}
