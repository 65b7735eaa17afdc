/**
 * Consecutive views in a compact form. A span keeps only those views between which all others lie on a straight line, up to a
 * tolerance: the area on the ground of a drone that flies straight takes two views a minute.
 */
import { localFrame } from '../../../geometry/localFrame'
import type { Box } from '../vector/extent'
import { unite } from '../vector/extent'
import { visibleOutline } from '../../../geometry/footprint'
import { reliefBelow, type ViewGround } from '../../../geometry/relief'
import { cornerDistance, groundOf, viewBetween, type Picture, type View } from './view'

export interface Span {
  /** In the order of time; at least one. All have the same `isAssumed`. */
  views: View[]
  /** Contains the areas of all seconds. */
  box: Box
}

const STEP_MS = 1000
const MAX_SPAN_MS = 60_000
/** A larger box would be found by searches far from the area of any second. */
const MAX_GROWTH = 2
/** Metres by which a corner may move, or this share of its uncertainty. */
const TOLERANCE = 0.3
const TOLERANCE_SHARE = 0.05
/** On hills, the edge of an area is not straight. */
const POINTS_PER_SIDE = 8

/** @param views one for each second, in the order of time */
export function* mergeViews(views: Iterable<View>, picture: Picture, ground?: ViewGround): Generator<Span> {
  let pending: View[] = []
  let box: Box | undefined
  let largest = 0
  for (const view of views) {
    const own = boxOf(view, picture, ground)
    const last = pending.at(-1)
    const united = unite(box, own)
    const limit = MAX_GROWTH * Math.max(largest, sizeOf(own))
    if (box && last && (!follows(pending[0]!, last, view) || sizeOf(united) > limit)) {
      yield { views: thinned(pending, picture), box }
      pending = []
      box = own
      largest = 0
    } else {
      box = united
    }
    pending.push(view)
    largest = Math.max(largest, sizeOf(own))
  }
  if (box) yield { views: thinned(pending, picture), box }
}

const follows = (first: View, last: View, view: View): boolean =>
  view.at - last.at === STEP_MS && view.at - first.at <= MAX_SPAN_MS && view.isAssumed === last.isAssumed

/** The view of a span at a time within it. */
export function viewAt({ views }: Pick<Span, 'views'>, at: number): View {
  const after = views.findIndex((view) => view.at >= at)
  const a = views[Math.max(0, after - 1)]!
  const b = views[after < 0 ? views.length - 1 : after]!
  return a.at === b.at ? b : viewBetween(a, b, (at - a.at) / (b.at - a.at))
}

/** Simplifies a path of views: keeps the first, the last, and those that deviate from a straight line. */
function thinned(views: View[], picture: Picture): View[] {
  const first = views[0]!
  const last = views.at(-1)!
  if (views.length <= 2) return views
  let worst = 0
  let at = 0
  for (let index = 1; index < views.length - 1; index++) {
    const view = views[index]!
    const line = viewBetween(first, last, (view.at - first.at) / (last.at - first.at))
    const deviation = cornerDistance(view, line, picture) / Math.max(TOLERANCE, TOLERANCE_SHARE * view.uncertainty)
    if (deviation > worst) {
      worst = deviation
      at = index
    }
  }
  if (worst <= 1) return [first, last]
  return [...thinned(views.slice(0, at + 1), picture), ...thinned(views.slice(at), picture).slice(1)]
}

/** Larger by the tolerance, because the views of a span are interpolated. */
function boxOf(view: View, picture: Picture, ground?: ViewGround): Box {
  const relief = reliefBelow(ground, view)
  const margin = Math.max(TOLERANCE, TOLERANCE_SHARE * view.uncertainty) + (relief?.cell ?? 0)
  const frame = localFrame(view.lat, view.long)
  const edge = relief ? visibleOutline(view, picture, relief, POINTS_PER_SIDE) : (groundOf(view, picture) ?? [])
  const corners = edge.map(([east, north]) =>
    frame.toDegrees([east + Math.sign(east) * margin, north + Math.sign(north) * margin]),
  )
  const longs = corners.map(({ long }) => long)
  const lats = corners.map(({ lat }) => lat)
  const west = Math.min(...longs)
  const east = Math.max(...longs)
  // An area across the antimeridian.
  const [left, right] = east - west > 180 ? [-180, 180] : [west, east]
  return [left, Math.min(...lats), right, Math.max(...lats)]
}

/** Longer side in degrees of latitude. */
const sizeOf = ([west, south, east, north]: Box): number =>
  Math.max((east - west) * Math.cos((((south + north) / 2) * Math.PI) / 180), north - south)
