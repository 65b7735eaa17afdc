import type { Message } from '../../platform/core/messages'
import type { Statistics } from './degrees'
import type { Hotspot, HotspotLimits } from './hotspots'
import type { EditableParameters } from './parameters'
import type { PixelPoint, ReadingKind } from './shapes'
import type { ThermalSource } from './readThermal'

export interface ThermalTask {
  /** A file on this machine. */
  path: string
  source: ThermalSource
  /** In place of those of the camera. */
  parameters?: Partial<EditableParameters>
  /** Measured in place of the whole picture. */
  shape?: { kind: ReadingKind; points: readonly PixelPoint[] }
  /** Whether to return the temperature of each pixel, and the hotspots. */
  wants?: 'values' | 'hotspots'
  /** What counts as a hotspot, if it is not what usually does. */
  hotspots?: HotspotLimits
  /** For photos by DJI; see `convertThermal`. */
  converter?: readonly string[]
}

export interface ThermalResult {
  model: string
  width: number
  height: number
  /** As set in the camera; null for a file that has temperatures itself. */
  cameraParameters: EditableParameters | null
  /** Those of the computation. */
  parameters: EditableParameters | null
  /** Of the shape or of the picture; undefined when no pixel has a temperature. */
  statistics: Statistics | undefined
  hotspots: Hotspot[]
  /** Degrees Celsius of each pixel, rows from the top. */
  values: Float32Array | undefined
}

/** `problem` says why the temperatures are unknown. */
export type ThermalReply = { result: ThermalResult } | { problem: Message }
