import { useSelector } from 'react-redux'
import { useGetLayerPanelQuery, type Layer } from '../api/layer'
import type { SceneLayer } from '../map/scene'
import { sceneOfTileLayers, tileLayerSourceOf } from '../map/tileLayerSource'
import { selectUser } from '../session/authSlice'
import { useCan } from '../session/useCan'
import { useToggledKinds } from './toggledKinds'

export interface Orthomosaic {
  /** Undefined if the mission has none that the user sees. */
  layer: Layer | undefined
  isShown: boolean
  toggle: () => void
  /** What the map draws for it. */
  layers: readonly SceneLayer[]
}

/** The newest visible orthomosaic of a mission, which the maps of its records show below everything else. */
export function useOrthomosaic(missionId: string): Orthomosaic {
  const userId = useSelector(selectUser)?._id ?? ''
  const canSee = useCan('layer_list')
  const [toggled, toggle] = useToggledKinds(userId)
  const { currentData } = useGetLayerPanelQuery({ missionId }, { skip: !canSee })
  const layer = newestOrthomosaic(currentData?.data.layers ?? [])
  const isShown = layer !== undefined && !toggled.includes('orthomosaic')
  return {
    layer,
    isShown,
    toggle: () => toggle('orthomosaic'),
    layers: isShown ? sceneOfTileLayers([tileLayerSourceOf(layer)]).layers : [],
  }
}

/** By the time of capture, otherwise by the time of upload. */
export function newestOrthomosaic(layers: readonly Layer[]): Layer | undefined {
  return layers
    .filter(isOrthomosaic)
    .sort((one, other) => timeOf(other) - timeOf(one))
    .at(0)
}

const isOrthomosaic = ({ visible, status, raster }: Layer): boolean =>
  visible && status === 'ready' && (raster?.kind === 'rgb' || raster?.kind === 'rgba')

const timeOf = ({ capturedAt, createdAt }: Layer): number => Date.parse(capturedAt ?? createdAt)
