/** Coordinates from one system to another, by GDAL: the one place that knows datums. */
import type { Gdal } from './gdal'
import type { Point } from './surfaceFit'

const TIMEOUT_MS = 120_000

/** Points that have no place in `to` come back as NaN. @throws ProcessFailure */
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
    // A point that is no number would end GDAL's reading of the list.
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
