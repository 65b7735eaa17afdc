// A flight along lines, during which a camera that looks straight down takes photos at equal distances.
interface LatLong {
  lat: number
  long: number
}

export interface PlannedLine {
  from: LatLong
  to: LatLong
}

export interface PlannedFlight {
  name: string
  /** Metres above the take-off point. */
  height: number
  /** Metres per second. */
  speed: number
  /** Metres between two photos of a line. */
  photoDistance: number
  /** In the order of the flight. */
  lines: readonly PlannedLine[]
}
