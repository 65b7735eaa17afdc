// The moments at which a recording shows a target.
import type { Metres } from '../../../geometry/localFrame'
import type { GroundCorners } from '../../../geometry/footprint'
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
 * @param period milliseconds since 1970; by default, all of the recording
 */
export function momentsOf(
  target: Target,
  spans: readonly Pick<Span, 'views'>[],
  picture: Picture,
  period: { from: number; until: number } = { from: -Infinity, until: Infinity },
): Moment[] {
  const moments: Moment[] = []
  for (const span of spans) {
    const first = span.views[0]!.at
    const last = span.views.at(-1)!.at
    for (let at = first; at <= last; at += STEP_MS) {
      if (at < period.from || at > period.until) continue
      const view = viewAt(span, at)
      const shot = shotOf(target, view, picture)
      const sight = shot && sightOf(target, shot)
      if (!sight) continue
      const current = moments.at(-1)
      const isSame = current && at - current.until <= STEP_MS
      if (isSame) current.until = at
      if (isSame && current.score >= sight.score) continue
      const { uncertainty, isAssumed } = view
      const best = { ...sight, bestAt: at, corners: cornersOf(target, shot.quad), uncertainty, isAssumed }
      if (isSame) Object.assign(current, best)
      else moments.push({ ...best, from: at, until: at })
    }
  }
  return moments
}

function shotOf({ frame }: Target, view: View, picture: Picture): Shot | undefined {
  const below = frame.toMetres(view.lat, view.long)
  const quad = groundOf(view, picture)?.map(([east, north]): Metres => [below[0] + east, below[1] + north])
  const { height, uncertainty } = view
  return quad && { quad: quad as unknown as Quad, below, height, pixelAngle: pixelAngle(view, picture), uncertainty }
}

const cornersOf = ({ frame }: Target, quad: Quad): GroundCorners =>
  quad.map((corner) => frame.toDegrees(corner)) as GroundCorners
