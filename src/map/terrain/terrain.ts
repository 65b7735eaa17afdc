// The 3D terrain of a map: its elevation model, how steep it is drawn, and where the sun stands.
import type { Layer } from '../../api/layer'
import type { SceneTerrain } from '../scene'
import { tileAddress } from '../tileLayerSource'

/** Directions in degrees. */
export interface SunPosition {
  /** Clockwise from north. */
  azimuth: number
  /** Above the horizon. */
  altitude: number
}

export interface Terrain {
  layerId: string
  /** How many times as high as in nature. */
  exaggeration: number
  sun: SunPosition
}

/** An elevation model that a map can be draped over. */
export interface TerrainSurface {
  layerId: string
  name: string
  /** URL with {z}, {x} and {y}. */
  tiles: string
  maxZoom: number
}

/** The choice of the terrain of a map. */
export interface TerrainChoice {
  /** The elevation models that the map could show. */
  surfaces: readonly TerrainSurface[]
  /** Null: the map is flat. */
  terrain: Terrain | null
  /** The terrain that was shown last on this map. */
  remembered: () => Terrain | null
  onChange: (terrain: Terrain | null) => void
}

export const EXAGGERATION = { least: 0.5, most: 5, step: 0.1 } as const

/** As maps are shaded in atlases: from the north-west, halfway up. */
export const USUAL_SUN: SunPosition = { azimuth: 315, altitude: 45 }

/** Degrees from the vertical when the map becomes 3D. */
export const START_PITCH = 60

/** Each tile has 512 px, so that half as many zooms as of pictures reach the same pixels. */
const TILE_SIZE = 512
const ZOOMS_OF_SIZE = 1

export const terrainOf = (layerId: string): Terrain => ({ layerId, exaggeration: 1, sun: USUAL_SUN })

export const isElevationModel = ({
  raster,
  status,
}: Pick<Layer, 'status'> & { raster?: Layer['raster'] | undefined }) =>
  status === 'ready' && raster?.kind === 'elevation'

/** The elevation models among the layers of a mission, for users with a session. */
export const surfacesOf = (
  layers: readonly Pick<Layer, '_id' | 'name' | 'raster' | 'status' | 'dataVersion'>[],
): TerrainSurface[] =>
  layers
    .filter(isElevationModel)
    .map(({ _id, name, raster, dataVersion }) =>
      surfaceAt(
        { _id, name, nativeZoom: raster?.nativeZoom },
        `/apis/v1/tiles/elevation/${_id}/{z}/{x}/{y}?v=${dataVersion}`,
      ),
    )

/** The elevation models among what a link shows. */
export const surfacesOfParts = (parts: readonly (SurfacePart & { elevationUrl?: string })[]): TerrainSurface[] =>
  parts.flatMap(({ elevationUrl, ...part }) => (elevationUrl === undefined ? [] : [surfaceAt(part, elevationUrl)]))

interface SurfacePart {
  _id: string
  name: string
  nativeZoom?: number | undefined
}

const surfaceAt = ({ _id, name, nativeZoom = 0 }: SurfacePart, address: string): TerrainSurface => ({
  layerId: _id,
  name,
  tiles: `${tileAddress(address)}&size=${TILE_SIZE}`,
  maxZoom: Math.max(0, nativeZoom - ZOOMS_OF_SIZE),
})

/** What a map draws; undefined for a flat map, also when its elevation model is gone. */
export function sceneTerrainOf({ surfaces, terrain }: Omit<TerrainChoice, 'onChange'>): SceneTerrain | undefined {
  const surface = surfaces.find(({ layerId }) => layerId === terrain?.layerId)
  if (!terrain || !surface) return undefined
  const { tiles, maxZoom } = surface
  const { exaggeration, sun } = terrain
  return { tiles, tileSize: TILE_SIZE, maxZoom, exaggeration, sun }
}
