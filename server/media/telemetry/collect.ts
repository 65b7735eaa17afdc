// Checks and thins the samples of a file, derives missing heights and speeds, and summarises the flight.
import { distanceOf } from './distance'
import { telemetryText } from './messages'
import type { Notes } from './readers/notes'
import type { Clock, Sample } from './sample'
import { TelemetryError } from './telemetryError'

/** Autopilots log up to 250 positions a second; ten are enough for a path and its charts. */
const MIN_INTERVAL_MS = 95
/** 55 hours at ten samples a second. */
const MAX_SAMPLES = 2_000_000
/** Distance and speed compare positions this far apart in time, so that the noise of a receiver at rest does not add up. */
const STEP_MS = 1000
const AIRBORNE_HEIGHT = 1.5
const AIRBORNE_SPEED = 2

export interface Summary {
  clock: Clock
  samples: number
  startedAt: number
  endedAt: number
  /** The first position. */
  start: { long: number; lat: number }
  /** Metres over ground. */
  distance: number
  /** Above the take-off point; null if the file has no heights. */
  maxHeight: number | null
  /** Null if the recording starts or ends in the air, or the drone never left the ground. */
  takeOffAt: number | null
  landedAt: number | null
}

interface Step {
  at: number
  long: number
  lat: number
}

export class Collector {
  private summary: Summary | undefined
  private last = Number.NEGATIVE_INFINITY
  private step: Step | undefined
  /** The last position that was kept. */
  private end: Step | undefined
  private speed: number | null = null
  private groundAltitude: number | null = null
  private wasOnGround = false
  private isAirborne = false
  private airborneAt: number | null = null
  private landed: number | null = null

  constructor(private readonly notes: Notes) {}

  /** @returns the completed sample, or undefined if it is skipped. @throws TelemetryError */
  add(sample: Sample): Sample | undefined {
    const { at, clock } = sample
    if (!isOnEarth(sample)) {
      this.notes.withoutPosition += 1
      return undefined
    }
    if (this.summary && clock !== this.summary.clock) throw new TelemetryError(telemetryText('mixedClocks'))
    if (at < this.last) {
      this.notes.outOfOrder += 1
      return undefined
    }
    if (at - this.last < MIN_INTERVAL_MS) return undefined
    this.last = at
    const summary = (this.summary ??= {
      clock,
      samples: 0,
      startedAt: at,
      endedAt: at,
      start: { long: sample.long, lat: sample.lat },
      distance: 0,
      maxHeight: null,
      takeOffAt: null,
      landedAt: null,
    })
    summary.samples += 1
    if (summary.samples > MAX_SAMPLES) throw new TelemetryError(telemetryText('tooManySamples', { limit: MAX_SAMPLES }))
    summary.endedAt = at
    const complete = { ...sample, height: this.heightOf(sample), speed: this.move(sample, summary) }
    if (complete.height !== null) summary.maxHeight = Math.max(summary.maxHeight ?? 0, complete.height)
    this.follow(complete)
    return complete
  }

  /** @throws TelemetryError when no sample was valid */
  finish(): Summary {
    if (!this.summary) throw new TelemetryError(telemetryText('noPositions'))
    const tookOff = this.wasOnGround ? this.airborneAt : null
    // What was flown in the last part of a second.
    const rest = this.step && this.end ? distanceOf(this.step, this.end) : 0
    const distance = this.summary.distance + rest
    return { ...this.summary, distance, takeOffAt: tookOff, landedAt: this.isAirborne ? null : this.landed }
  }

  /** Without a height above take-off, the height above the first altitude. */
  private heightOf({ height, altitude }: Sample): number | null {
    if (height !== null || altitude === null) return height
    this.groundAltitude ??= altitude
    return altitude - this.groundAltitude
  }

  private move({ at, long, lat, speed }: Sample, summary: Summary): number | null {
    this.end = { at, long, lat }
    this.step ??= this.end
    const elapsed = at - this.step.at
    if (elapsed >= STEP_MS) {
      const metres = distanceOf(this.step, { long, lat })
      summary.distance += metres
      this.speed = metres / (elapsed / 1000)
      this.step = { at, long, lat }
    }
    return speed ?? this.speed
  }

  private follow({ at, height, speed }: Sample): void {
    const isHigh = height !== null && height > AIRBORNE_HEIGHT
    const isUp = height === null ? (speed ?? 0) > AIRBORNE_SPEED : isHigh
    if (isUp && !this.isAirborne) this.airborneAt ??= at
    if (!isUp && this.isAirborne) this.landed = at
    if (!isUp && this.airborneAt === null) this.wasOnGround = true
    this.isAirborne = isUp
  }
}

/** Receivers report 0/0 until they know their position. */
const isOnEarth = ({ at, long, lat }: Sample): boolean =>
  Number.isFinite(at) && Math.abs(lat) <= 90 && Math.abs(long) <= 180 && !(lat === 0 && long === 0)
