import { degreesOf, statisticsOf } from './degrees'
import { findHotspots } from './hotspots'
import { editableOf } from './parameters'
import { readThermal } from './readThermal'
import { pixelsOf } from './shapes'
import { ThermalError } from './thermalError'
import type { ThermalReply, ThermalTask } from './thermalTask'

/** Reads a thermal photo and measures it. */
export async function measureThermal({
  path,
  source,
  parameters,
  shape,
  wants,
  hotspots,
  converter,
}: ThermalTask): Promise<ThermalReply> {
  try {
    const picture = await readThermal(path, source, converter)
    const { width, height, model } = picture
    const used = picture.source === 'tiff' ? undefined : { ...picture.parameters, ...parameters }
    const degrees = degreesOf(picture, used)
    const pixels = shape ? pixelsOf(picture, shape) : undefined
    return {
      result: {
        model,
        width,
        height,
        statistics: statisticsOf(degrees, pixels),
        cameraParameters: picture.source === 'tiff' ? null : editableOf(picture.parameters),
        parameters: used ? editableOf(used) : null,
        hotspots: wants === 'hotspots' ? findHotspots({ width, height, degrees }, hotspots) : [],
        values: wants === 'values' ? degrees : undefined,
      },
    }
  } catch (error) {
    if (error instanceof ThermalError) return { problem: error.text }
    throw error
  }
}
