// What a mission's map shows to this person, as it stands in the address: a link shows somebody else the same.
import type { SceneView } from '../../../map/scene'
import { formatView, parseView } from '../../../map/viewParam'

export interface Chosen {
  layerId: string
  /** Number of a feature; the layer itself when absent. */
  index?: number
}

/** Two layers on both sides of a divider; null for nothing. */
export interface Compared {
  left: string | null
  right: string | null
}

export interface RoomView {
  view: SceneView | undefined
  chosen: Chosen | null
  /** Layers that are switched otherwise than their mission's setting. */
  switched: readonly string[]
  compared: Compared | null
  /** The only day whose layers are shown, as 2026-03-12; null for all. */
  day: string | null
}

const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Reads a view; what is not understood counts as not there. */
export function readRoom(params: URLSearchParams): RoomView {
  const [layerId = '', number] = (params.get('selected') ?? '').split('/')
  const index = Number(number)
  const day = params.get('day') ?? ''
  return {
    view: parseView(params.get('view')),
    chosen: UUID.test(layerId) ? { layerId, ...(Number.isInteger(index) && index > 0 && { index }) } : null,
    switched: (params.get('layers') ?? '').split(',').filter((id) => UUID.test(id)),
    compared: readCompared(params.get('compare') ?? ''),
    day: DAY.test(day) ? day : null,
  }
}

/** Writes a view, without a question mark. */
export function writeRoom({ view, chosen, switched, compared, day }: RoomView): string {
  const parts = [
    ...(view ? [`view=${formatView(view)}`] : []),
    ...(switched.length > 0 ? [`layers=${switched.join(',')}`] : []),
    ...(chosen ? [`selected=${chosen.layerId}${chosen.index === undefined ? '' : `/${chosen.index}`}`] : []),
    ...(compared ? [`compare=${compared.left ?? ''},${compared.right ?? ''}`] : []),
    ...(day ? [`day=${day}`] : []),
  ]
  return parts.join('&')
}

function readCompared(value: string): Compared | null {
  const [left, right] = value.split(',').map((id) => (UUID.test(id) ? id : null))
  return left || right ? { left: left ?? null, right: right ?? null } : null
}

/** Whether this person sees a layer. */
export const isShown = ({ _id, visible }: { _id: string; visible: boolean }, switched: readonly string[]): boolean =>
  visible !== switched.includes(_id)
