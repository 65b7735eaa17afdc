// Sends where the camera is, so that its stream is on the map and its recording is found by place.
import { apiBase } from '../api/address'

const PAUSE_MS = 1_000
/** Browsers tell no new positions while a device stands still. */
const REPEAT_MS = 5_000

export interface OwnPosition {
  lat: number
  long: number
}

export type PositionState = 'none' | 'sending' | 'denied' | 'unknown'

/**
 * Sends the latest position at most once a second, and again every five seconds while the device stands still. A position that
 * cannot be sent is replaced by the next one.
 * @param onPosition is told each position
 * @returns ends it
 */
export function sendPositions(
  key: string,
  onState: (state: PositionState) => void,
  onPosition?: (position: OwnPosition) => void,
): () => void {
  if (!('geolocation' in navigator)) {
    onState('unknown')
    return () => undefined
  }
  let latest: GeolocationPosition | undefined
  let isSent = false
  let sentAt = 0
  const watch = navigator.geolocation.watchPosition(
    (position) => {
      latest = position
      isSent = false
      onState('sending')
      onPosition?.({ lat: position.coords.latitude, long: position.coords.longitude })
    },
    ({ code, PERMISSION_DENIED }) => {
      latest = undefined
      onState(code === PERMISSION_DENIED ? 'denied' : 'unknown')
    },
    { enableHighAccuracy: true, maximumAge: PAUSE_MS },
  )
  const timer = setInterval(() => {
    const now = Date.now()
    if (!latest || (isSent && now - sentAt < REPEAT_MS)) return
    const position = positionOf(latest, isSent ? now : latest.timestamp)
    isSent = true
    sentAt = now
    void fetch(`${apiBase()}/streamtoken/telemetry`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
      body: JSON.stringify({ positions: [position] }),
    }).catch(() => undefined)
  }, PAUSE_MS)
  return () => {
    clearInterval(timer)
    navigator.geolocation.clearWatch(watch)
  }
}

/** Devices that stand still tell no direction. */
function positionOf({ coords }: GeolocationPosition, time: number): object {
  const { latitude, longitude, altitude, speed, heading } = coords
  return {
    at: new Date(time).toISOString(),
    lat: latitude,
    long: longitude,
    ...(altitude !== null && { altitude }),
    ...(speed !== null && { speed }),
    ...(heading !== null && !Number.isNaN(heading) && { heading }),
  }
}
