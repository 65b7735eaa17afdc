import { sharedText } from '../sharedText'
import { absoluteTime } from './timeText'

interface Taken {
  takenAt: string | null
  /** `takenAt` is the clock of a camera in an unknown zone, written as if it were UTC. */
  localTime: boolean
}

/** Characters of `2026-03-12T10:00` and `2026-03-12T10:00:00`, without a zone. */
const CLOCK_LENGTH = { minutes: 16, seconds: 19 }

/** When something was taken. The clock of a camera is shown unchanged, with the note that its time zone is unknown. */
export function takenText({ takenAt, localTime }: Taken, clock: keyof typeof CLOCK_LENGTH = 'minutes'): string {
  if (takenAt === null) return sharedText('timeUnknown')
  if (!localTime) return absoluteTime(takenAt)
  return sharedText('cameraClock', { time: takenAt.slice(0, CLOCK_LENGTH[clock]).replace('T', ' ') })
}
