import { useMemo } from 'react'
import { Card, Typography } from 'antd'
import type { Feature, FeatureCollection } from 'geojson'
import { useNavigate } from 'react-router-dom'
import { useGetAssetTracksQuery, useListAssetFlightsQuery } from '../../api/asset'
import type { MissionTrack } from '../../api/telemetry'
import { boundsOf } from '../../map/bounds'
import type { Scene } from '../../map/scene'
import { SceneMap } from '../../map/SceneMap'
import { ErrorState } from '../../shared/states/ErrorState'
import { RowsSkeleton } from '../../shared/states/RowsSkeleton'
import { assetsText } from './messages'

const HEIGHT = 360
const TRACK_COLOR = '#0958d9'
const FLIGHTS = 200

/** The paths of the last flights of an asset. A click opens the flight. */
export function AssetTracks({ assetId }: { assetId: string }) {
  const navigate = useNavigate()
  const { data, error, refetch } = useGetAssetTracksQuery({ assetId }, { refetchOnMountOrArgChange: true })
  const flights = useListAssetFlightsQuery({ assetId, pageSize: FLIGHTS }).data?.data.items
  const tracks = data?.data.tracks
  const paths = useMemo(() => collectionOf(tracks ?? []), [tracks])
  const bounds = useMemo(() => boundsOf(paths), [paths])
  const open = (flightId: string) => {
    const flight = flights?.find(({ _id }) => _id === flightId)
    if (flight) void navigate(`/dashboard/missions/${flight.missionId}/flights?flight=${flightId}`)
  }
  return <Card title={assetsText('tracksTitle')}>{content()}</Card>

  function content() {
    if (!tracks && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
    if (!tracks) return <RowsSkeleton rows={1} height={HEIGHT} />
    if (tracks.length === 0) return <Typography.Text type="secondary">{assetsText('noTracks')}</Typography.Text>
    const scene: Scene = {
      layers: [
        {
          id: 'tracks',
          kind: 'features',
          visible: true,
          opacity: 1,
          data: paths,
          style: { color: TRACK_COLOR, width: 3 },
        },
      ],
    }
    return (
      <div style={{ height: HEIGHT }}>
        <SceneMap
          scene={scene}
          label={assetsText('tracksLabel', { count: tracks.length })}
          onPick={(picked) => picked && open(String(picked.featureId))}
          {...(bounds && { fit: { bounds, key: assetId } })}
        />
      </div>
    )
  }
}

const collectionOf = (tracks: readonly MissionTrack[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features: tracks.filter(({ path }) => path.length > 1).map(lineOf),
})

const lineOf = ({ flightId, name, path }: MissionTrack): Feature => ({
  type: 'Feature',
  id: flightId,
  properties: { name },
  geometry: { type: 'LineString', coordinates: path },
})
