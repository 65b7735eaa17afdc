import { useState } from 'react'
import { Flex } from 'antd'
import { useGetMissionQuery } from '../api/mission'
import { boundsOfScene } from '../map/bounds'
import { pinOf } from '../map/pin'
import { boxOf } from '../map/tileLayerSource'
import type { Bounds, SceneLayer, Selection } from '../map/scene'
import { SceneMap, type SceneMapProps } from '../map/SceneMap'
import { useCan } from '../session/useCan'
import { kindOfLayer, type BuiltInKind } from './kinds'
import { LayersButton } from './LayersButton'
import { RecordCard } from './RecordCard'
import { useBuiltInLayers } from './useBuiltInLayers'
import { useOrthomosaic } from './useOrthomosaic'

interface MissionSceneMapProps extends SceneMapProps {
  missionId: string
  /** Kinds that the scene shows itself; a constant array. */
  omitted?: readonly BuiltInKind[]
}

/**
 * A map of records of a mission, above the newest orthomosaic and together with the other records of the mission. Without a
 * place of its own it starts where those are.
 */
export function MissionSceneMap({ missionId, omitted, ...map }: MissionSceneMapProps) {
  const { scene, onPick, controls, fit, view } = map
  const builtIn = useBuiltInLayers(missionId, omitted)
  const orthomosaic = useOrthomosaic(missionId)
  const [chosen, setChosen] = useState<Selection | null>(null)
  const shown = chosen ? builtIn.recordOf(chosen) : undefined
  const hasOwnPlace = fit !== undefined || view !== undefined || scene.layers.some(({ bounds }) => bounds)
  const start = useStart(missionId, hasOwnPlace, { orthomosaic: orthomosaic.layer?.bounds, records: builtIn.bounds })
  const isBelow = ({ kind }: SceneLayer) => kind !== 'features'
  const isDrawn = scene.layers.some(({ id }) => id === orthomosaic.layer?._id)
  return (
    <SceneMap
      {...map}
      scene={{
        ...scene,
        layers: [
          ...(isDrawn ? [] : orthomosaic.layers),
          ...scene.layers.filter(isBelow),
          ...builtIn.layers,
          ...scene.layers.filter((layer) => !isBelow(layer)),
        ],
        ...(chosen && shown && { selection: chosen }),
      }}
      {...(start && { fit: start })}
      onPick={(picked, at) => {
        const isBuiltIn = picked !== null && kindOfLayer(picked.layerId) !== undefined
        setChosen(isBuiltIn ? { layerId: picked.layerId, featureId: picked.featureId } : null)
        onPick?.(isBuiltIn ? null : picked, at)
      }}
      controls={
        <Flex vertical gap={8} align="flex-start">
          <LayersButton rows={builtIn.rows} orthomosaic={orthomosaic} />
          {controls}
          {shown && <RecordCard missionId={missionId} shown={shown} onClose={() => setChosen(null)} />}
        </Flex>
      }
    />
  )
}

interface StartPlaces {
  orthomosaic: readonly number[] | undefined
  records: Bounds | undefined
}

/** Where a map without a place of its own starts: the orthomosaic, otherwise the records, otherwise the location of the mission. */
function useStart(
  missionId: string,
  hasOwnPlace: boolean,
  { orthomosaic, records }: StartPlaces,
): SceneMapProps['fit'] {
  const canSee = useCan('mission_list')
  const { currentData } = useGetMissionQuery({ missionId }, { skip: hasOwnPlace || !canSee })
  if (hasOwnPlace) return undefined
  if (orthomosaic) return { bounds: boxOf(orthomosaic), key: 'orthomosaic' }
  if (records) return { bounds: records, key: 'records' }
  const pin = pinOf(currentData?.data.location)
  return pin.pin && { bounds: boundsOfScene({ layers: [], ...pin }), key: 'location' }
}
