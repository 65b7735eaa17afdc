// What a mission map shows to this user, stored in the URL so that a link shows the same view.
import type { Layer } from '../../../api/layer'
import type { SceneView } from '../../../map/scene'
import type { Terrain } from '../../../map/terrain/terrain'
import { formatTerrain, parseTerrain } from '../../../map/terrain/terrainParam'
import { formatView, parseView } from '../../../map/viewParam'

export interface Chosen {
  layerId: string
  /** Index of a feature; undefined if the layer itself is selected. */
  index?: number
}

/** The layers left and right of the divider; null for an empty side. */
export interface Compared {
  left: string | null
  right: string | null
}

export interface ViewState {
  view: SceneView | undefined
  chosen: Chosen | null
  /** IDs of layers whose visibility differs from the mission's setting. */
  visibilityOverrides: readonly string[]
  compared: Compared | null
  /** The day whose layers are shown, for example 2026-03-12; null for all. */
  day: string | null
  /** Null: the map is flat, as it is while layers are compared. */
  terrain: Terrain | null
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Parses the view state; invalid values are ignored. */
export function readViewState(params: URLSearchParams): ViewState {
  const [layerId = '', number] = (params.get('selected') ?? '').split('/')
  const index = Number(number)
  const day = params.get('day') ?? ''
  const compared = readCompared(params.get('compare') ?? '')
  return {
    view: parseView(params.get('view')),
    chosen: UUID.test(layerId) ? { layerId, ...(Number.isInteger(index) && index > 0 && { index }) } : null,
    visibilityOverrides: (params.get('layers') ?? '').split(',').filter((id) => UUID.test(id)),
    compared,
    day: DAY.test(day) ? day : null,
    terrain: compared ? null : parseTerrain(params.get('terrain')),
  }
}

/** Formats the view state as a query string without a question mark. */
export function writeViewState({ view, chosen, visibilityOverrides, compared, day, terrain }: ViewState): string {
  const parts = [
    ...(view ? [`view=${formatView(view)}`] : []),
    ...(visibilityOverrides.length > 0 ? [`layers=${visibilityOverrides.join(',')}`] : []),
    ...(chosen ? [`selected=${chosen.layerId}${chosen.index === undefined ? '' : `/${chosen.index}`}`] : []),
    ...(compared ? [`compare=${compared.left ?? ''},${compared.right ?? ''}`] : []),
    ...(day ? [`day=${day}`] : []),
    ...(terrain ? [`terrain=${formatTerrain(terrain)}`] : []),
  ]
  return parts.join('&')
}

function readCompared(value: string): Compared | null {
  const [left, right] = value.split(',').map((id) => (UUID.test(id) ? id : null))
  return left || right ? { left: left ?? null, right: right ?? null } : null
}

/** Whether this user sees the layer. */
export const isLayerVisible = (
  { _id, visible }: { _id: string; visible: boolean },
  visibilityOverrides: readonly string[],
): boolean => visible !== visibilityOverrides.includes(_id)

/** Whether there is something to draw. A raster that is imported again stays on the map until the new import is ready. */
export const isDrawable = ({
  status,
  raster,
}: Pick<Layer, 'status'> & { raster?: Layer['raster'] | undefined }): boolean =>
  status === 'ready' || raster !== undefined
