import { useState } from 'react'
import { useParams } from 'react-router-dom'
import { useGetPublicMapQuery, type PublicMap } from '../../api/base-layer'
import { PublicBaseMaps } from '../../map/base-map/PublicBaseMaps'
import { FullMap } from '../../map/FullMap'
import { MapLegend } from '../../map/MapLegend'
import { boxOf, sceneOfTileLayers } from '../../map/tileLayerSource'
import type { Picked } from '../../map/scene'
import { SceneMap } from '../../map/SceneMap'
import { useLayerVisibility } from '../../map/useLayerVisibility'
import { productName } from '../../shared/product'
import { ErrorState } from '../../shared/states/ErrorState'
import { isNotFound } from '../../shared/states/isNotFound'
import { dayText } from '../../shared/time/timeText'
import { useIsPhone } from '../../shared/useIsPhone'
import { publicMapText } from './messages'
import { PublicFeature } from './PublicFeature'
import { UnpublishedMap } from './UnpublishedMap'

/** A published base layer for visitors without an account: the map and the details of a clicked feature. */
export function PublicMapPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useGetPublicMapQuery({ baseLayerId: id }, { refetchOnMountOrArgChange: true })
  if (isNotFound(error) || isMalformed(error)) return <UnpublishedMap baseLayerId={id} />
  if (error && !data) {
    return (
      <main>
        <ErrorState isPage message={error.message} onRetry={() => void refetch()} />
      </main>
    )
  }
  return data ? (
    <PublicBaseMaps baseLayerId={id}>
      <ShownMap map={data.data} />
    </PublicBaseMaps>
  ) : (
    <FullMap title={publicMapText('loading')} detail={undefined} />
  )
}

/** The ID in the URL is invalid. */
const isMalformed = (error: unknown): boolean => (error as { status?: number } | undefined)?.status === 400

function ShownMap({ map }: { map: PublicMap }) {
  const [picked, setPicked] = useState<Picked | null>(null)
  const isPhone = useIsPhone()
  const { apply, toggle } = useLayerVisibility()
  const { _id, name, description, capturedAt, bounds, parts, primeAttribute } = map
  const drawn = apply(parts)
  const part = parts.find((each) => each._id === picked?.layerId)
  const selection = picked ? { layerId: picked.layerId, featureId: picked.featureId } : undefined
  return (
    <FullMap
      title={name}
      detail={[capturedAt ? publicMapText('captured', { date: dayText(capturedAt) }) : '', description]
        .filter(Boolean)
        .join(' · ')}
    >
      <title>{publicMapText('title', { name, product: productName() })}</title>
      <SceneMap
        scene={sceneOfTileLayers(drawn, selection)}
        {...(bounds && { fit: { bounds: boxOf(bounds), key: _id } })}
        label={publicMapText('mapOf', { name })}
        onPick={setPicked}
      />
      <MapLegend parts={drawn} isInitiallyOpen={!isPhone} onToggle={toggle} />
      {picked && part && (
        <PublicFeature
          key={`${picked.layerId} ${picked.featureId}`}
          baseLayerId={_id}
          layerId={part._id}
          index={Number(picked.featureId)}
          primeAttribute={primeAttribute}
          onClose={() => setPicked(null)}
        />
      )}
    </FullMap>
  )
}
