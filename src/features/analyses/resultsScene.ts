// What the map of the analyses shows: the analysed layer and the results above it.
import type { Feature, FeatureCollection, Geometry } from 'geojson'
import type { Detection, DetectionState } from '../../api/analysis'
import type { Layer } from '../../api/layer'
import type { Scene, SceneLayer } from '../../map/scene'
import { heightColor, meanMetres } from './elevationScale'
import { sceneOfTileLayers, tileLayerSourceOf } from '../../map/tileLayerSource'

export const RESULTS = 'results'

/** Distinguishable on orthomosaics; the list names the states. */
export const STATE_COLORS: Readonly<Record<DetectionState, string>> = {
  candidate: '#faad14',
  confirmed: '#13c2c2',
  rejected: '#cf1322',
}
const COMPARED_COLOR = '#eb2f96'
const PREVIEW_COLOR = '#0958d9'

interface Shown {
  layer: Layer | undefined
  detections: readonly Detection[]
  /** Results of another run. */
  compared: readonly Detection[]
  preview: readonly { geometry: unknown }[]
  selectedId: string | null
}

export function resultsScene({ layer, detections, compared, preview, selectedId }: Shown): Scene {
  const below = layer ? sceneOfTileLayers([{ ...tileLayerSourceOf(layer), visible: true, opacity: 1 }]).layers : []
  return {
    layers: [
      ...below,
      features(
        'compared',
        compared.filter(isPlaced).map(({ _id, geometry }) => featureOf(_id, geometry)),
        COMPARED_COLOR,
        1,
      ),
      features(
        'preview',
        preview.map(({ geometry }, at) => featureOf(at + 1, geometry)),
        PREVIEW_COLOR,
        2,
      ),
      features(
        RESULTS,
        detections
          .filter(isPlaced)
          .map((detection) => featureOf(detection._id, detection.geometry, { color: colorOf(detection) })),
        STATE_COLORS.candidate,
        2,
      ),
    ],
    ...(selectedId !== null && { selection: { layerId: RESULTS, featureId: selectedId } }),
  }
}

/** By the difference of heights where there is one, unless a person has rejected the result; else by the decision. */
function colorOf(detection: Detection): string {
  const metres = meanMetres(detection)
  if (metres === undefined || detection.state === 'rejected') return STATE_COLORS[detection.state]
  return heightColor(metres)
}

/** Hotspots may have no place on the ground. */
const isPlaced = ({ geometry }: Detection): boolean => geometry !== null

const featureOf = (id: string | number, geometry: unknown, properties: object = {}): Feature => ({
  type: 'Feature',
  id,
  properties,
  geometry: geometry as Geometry,
})

function features(id: string, list: Feature[], color: string, width: number): SceneLayer {
  const data: FeatureCollection = { type: 'FeatureCollection', features: list }
  return { kind: 'features', id, visible: true, opacity: 1, data, style: { color, width } }
}
