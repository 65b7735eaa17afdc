/** The classes of a raster with a palette. */
import type { RasterInfo } from '../rasterInfo'
import type { Cog } from '../tiff/cog'
import type { RasterInspection } from './inspect'
import { countClasses, rasterStatistics } from './statistics'

/** Whether the values are numbers of classes. The palettes of PNG files save space, and those of 16 bits are not stored. */
export const hasClasses = ({ driver, bands, hasMask }: RasterInspection): boolean =>
  driver === 'GTiff' && !hasMask && bands.length === 1 && bands[0]?.colour === 'Palette' && bands[0].type === 'Byte'

/** Undefined for a raster without classes. */
export async function classesOf(
  { palette }: Cog,
  { bands }: RasterInspection,
  signal?: AbortSignal,
): Promise<RasterInfo['classes']> {
  if (!palette) return undefined
  const { colours, classes } = palette
  const counts = await countClasses(classes, signal)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const present = [...counts.entries()].flatMap(([value, count]) => {
    if (count === 0) return []
    const name = bands[0]?.categories[value]?.trim()
    const color = `#${Buffer.from(colours.subarray(value * 4, value * 4 + 3)).toString('hex')}`
    return [{ value, ...(name && { name }), color, share: count / total }]
  })
  const { bands: numbers } = await rasterStatistics(classes, false, signal)
  return numbers[0] && { present, statistics: numbers[0] }
}
