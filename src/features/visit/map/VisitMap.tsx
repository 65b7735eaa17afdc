import { useState } from 'react'
import { GlobalOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { VisitContents } from '../../../api/visit'
import { useGetVisitBaseMapsQuery } from '../../../api/visit'
import { BaseMapsContext } from '../../../map/base-map/baseMapsContext'
import { MapLegend } from '../../../map/MapLegend'
import { pinOf } from '../../../map/pin'
import type { Picked } from '../../../map/scene'
import { SceneMap } from '../../../map/SceneMap'
import { rememberedChoice } from '../../../map/terrain/rememberedTerrain'
import { surfacesOfParts, type Terrain } from '../../../map/terrain/terrain'
import { boxOf, sceneOfTileLayers } from '../../../map/tileLayerSource'
import { useLayerVisibility } from '../../../map/useLayerVisibility'
import { EmptyState } from '../../../shared/states/EmptyState'
import { useIsPhone } from '../../../shared/useIsPhone'
import { visitText } from '../messages'
import { VisitFeature } from './VisitFeature'
import { VisitSwipe } from './VisitSwipe'

interface VisitMapProps {
  visit: string
  contents: VisitContents
}

/** The map of a mission or of a layer: layers to show and hide, features to open, and a comparison of two layers. */
export function VisitMap({ visit, contents }: VisitMapProps) {
  const { data } = useGetVisitBaseMapsQuery({ visit })
  const offered = { maps: data?.data.maps ?? [], owner: 'visitor', request: () => undefined, canManage: false }
  return (
    <BaseMapsContext value={offered}>
      <ShownMap visit={visit} contents={contents} />
    </BaseMapsContext>
  )
}

function ShownMap({ visit, contents }: VisitMapProps) {
  const { name, parts, bounds, place } = contents
  const isPhone = useIsPhone()
  const { apply, toggle } = useLayerVisibility()
  const [picked, setPicked] = useState<Picked | null>(null)
  const [isComparing, setComparing] = useState(false)
  const [terrain, setTerrain] = useState<Terrain | null>(null)
  const drawn = apply(parts)
  const part = parts.find(({ _id }) => _id === picked?.layerId)
  const selection = picked ? { layerId: picked.layerId, featureId: picked.featureId } : undefined
  const fit = bounds && { bounds: boxOf(bounds), key: name }
  if (isComparing) return <VisitSwipe name={name} parts={parts} fit={fit} onEnd={() => setComparing(false)} />
  const hasNothing = parts.length === 0 && !place
  if (hasNothing) {
    return <EmptyState icon={<GlobalOutlined />} title={visitText('noLayersTitle')} help={visitText('noLayersHelp')} />
  }
  return (
    <>
      <SceneMap
        scene={{ ...sceneOfTileLayers(drawn, selection), ...(place && pinOf({ name, location: place })) }}
        {...(fit && { fit })}
        label={visitText('mapOf', { name })}
        onPick={setPicked}
        terrain={rememberedChoice(parts[0]?._id ?? name, {
          surfaces: surfacesOfParts(parts),
          terrain,
          onChange: setTerrain,
        })}
      />
      <MapLegend parts={drawn} isInitiallyOpen={!isPhone} onToggle={toggle}>
        {parts.length > 1 && (
          <Button size="small" className="visit-compare" onClick={() => setComparing(true)}>
            {visitText('compare')}
          </Button>
        )}
      </MapLegend>
      {picked && part && (
        <VisitFeature
          key={`${picked.layerId} ${picked.featureId}`}
          visit={visit}
          layerId={part._id}
          index={Number(picked.featureId)}
          onClose={() => setPicked(null)}
        />
      )}
    </>
  )
}
