// The moments at which a recording shows a target.
import type { Metres } from '../../../geometry/localFrame'
import { reachPerMetre, type GroundCorners } from '../../../geometry/footprint'
import { lowestGround, reliefBelow, type ViewGround } from '../../../geometry/relief'
import { sightOnGround } from './groundSight'
import { sightOf, type Shot, type Sight } from './sight'
import { viewAt, type Span } from './spans'
import type { Quad, Target } from './target'
import { groundOf, pixelAngle, type Picture, type View } from './view'

export interface Moment extends Sight {
  /** Milliseconds since 1970: the first second and the last second that show it, and the one that shows it best. */
  from: number
  until: number
  bestAt: number
  /** Area on the ground at the best second. */
  corners: GroundCorners
  uncertainty: number
  isAssumed: boolean
}

const STEP_MS = 1000

/**
 * @param spans of one recording, in the order of time
 * `from` and `until` are milliseconds since 1970; by default, all of the recording. The ground is flat by default.
 */
export function momentsOf(
  target: Target,
  spans: readonly Pick<Span, 'views'>[],
  picture: Picture,
  {
    from = -Infinity,
    until = Infinity,
    ground,
  }: { from?: number; until?: number; ground?: ViewGround | undefined } = {},
): Moment[] {
  const moments: (Omit<Moment, 'corners'> & { view: View })[] = []
  for (const span of spans) {
    const first = span.views[0]!.at
    const last = span.views.at(-1)!.at
    for (let at = first; at <= last; at += STEP_MS) {
      if (at < from || at > until) continue
      const view = viewAt(span, at)
      const sight = sightFrom(target, view, picture, ground)
      if (!sight) continue
      const current = moments.at(-1)
      const isSame = current && at - current.until <= STEP_MS
      if (isSame) current.until = at
      if (isSame && current.score >= sight.score) continue
      const { uncertainty, isAssumed } = view
      const best = { ...sight, bestAt: at, view, uncertainty, isAssumed }
      if (isSame) Object.assign(current, best)
      else moments.push({ ...best, from: at, until: at })
    }
  }
  return moments.map(({ view, ...moment }) => ({ ...moment, corners: cornersOf(target, view, picture, ground) }))
}

/** Whether the picture shows nothing near the target. Cheap, because most views of a search are far from its target. */
function isFarFrom({ frame, bounds }: Target, view: View, ground: ViewGround | undefined): boolean {
  const [west, south, east, north] = bounds
  const lowest = ground ? lowestGround(ground.grid, ground.takeOff) : 0
  const [x, y] = frame.toMetres(view.lat, view.long)
  const reach = reachPerMetre(view) * (Math.abs(view.height) - lowest)
  return x < west - reach || x > east + reach || y < south - reach || y > north + reach
}

function sightFrom(target: Target, view: View, picture: Picture, ground: ViewGround | undefined): Sight | undefined {
  if (isFarFrom(target, view, ground)) return undefined
  const relief = reliefBelow(ground, view)
  if (relief) return sightOnGround(target, view, picture, relief)
  const shot = shotOf(target, view, picture)
  return shot && sightOf(target, shot)
}

function shotOf({ frame }: Target, view: View, picture: Picture): Shot | undefined {
  const below = frame.toMetres(view.lat, view.long)
  const quad = groundOf(view, picture)?.map(([east, north]): Metres => [below[0] + east, below[1] + north])
  const { height, uncertainty } = view
  return quad && { quad: quad as unknown as Quad, below, height, pixelAngle: pixelAngle(view, picture), uncertainty }
}

function cornersOf({ frame }: Target, view: View, picture: Picture, ground: ViewGround | undefined): GroundCorners {
  const below = frame.toMetres(view.lat, view.long)
  const offsets = groundOf(view, picture, reliefBelow(ground, view)) ?? []
  return offsets.map(([east, north]) => frame.toDegrees([below[0] + east, below[1] + north])) as GroundCorners
}
