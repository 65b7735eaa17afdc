/** Transforms coordinates with GDAL, the only place that handles datums. */
import type { Gdal } from './gdal'
import type { Point } from '../import/surfaceFit'

const TIMEOUT_MS = 120_000

/** Points that `to` cannot represent are NaN. @throws ProcessFailure */
export async function project(
  gdal: Gdal,
  points: readonly Point[],
  from: string,
  to: string,
  signal?: AbortSignal,
): Promise<Point[]> {
  if (from === to) return [...points]
  const output = await gdal.run({
    program: 'gdaltransform',
    options: ['-s_srs', from, '-t_srs', to, '-output_xy'],
    // GDAL stops reading at a point that is not a number.
    points: points.map(([x, y]) => (Number.isFinite(x + y) ? `${x} ${y}` : '1e300 1e300')).join('\n') + '\n',
    timeoutMs: TIMEOUT_MS,
    ...(signal && { signal }),
  })
  const lines = output.trim().split('\n')
  if (lines.length !== points.length)
    throw new Error(`gdaltransform answered ${lines.length} of ${points.length} points`)
  return lines.map((line, index): Point => {
    const [x, y] = line.trim().split(/\s+/).map(Number)
    const [givenX, givenY] = points[index] ?? [NaN, NaN]
    return Number.isFinite(givenX + givenY) && Number.isFinite(x) && Number.isFinite(y) ? [x!, y!] : [NaN, NaN]
  })
}
