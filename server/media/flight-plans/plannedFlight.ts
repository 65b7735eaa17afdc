// A flight along lines, on which a camera that looks straight down takes photos at equal distances.
import type { LatLong } from '../../../geometry/footprint'

export interface PlannedLine {
  from: LatLong
  to: LatLong
}

export interface PlannedFlight {
  /** Metres above the take-off point. */
  height: number
  /** Metres per second. */
  speed: number
  /** Metres between two photos of a line. */
  photoDistance: number
  /** In flight order. */
  lines: readonly PlannedLine[]
}
