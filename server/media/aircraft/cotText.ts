// Writes the position of an own drone as an event of Cursor on Target.

interface OwnPosition {
  uid: string
  callsign: string
  at: Date
  lat: number
  long: number
  /** Metres above the WGS 84 ellipsoid. */
  altitude: number | null
  course: number | null
  speed: number | null
}

const STALE_MS = 30_000
const UNKNOWN = '9999999.0'

/** A friendly military rotary-wing drone, the type that TAK products show with the symbol of a drone. */
const TYPE = 'a-f-A-M-H-Q'

export function cotText({ uid, callsign, at, lat, long, altitude, course, speed }: OwnPosition): string {
  const time = at.toISOString()
  const stale = new Date(at.getTime() + STALE_MS).toISOString()
  const track = course === null ? '' : `<track course="${course.toFixed(1)}" speed="${(speed ?? 0).toFixed(1)}"/>`
  return (
    `<?xml version="1.0" encoding="UTF-8"?>` +
    `<event version="2.0" uid="${escaped(uid)}" type="${TYPE}" how="m-g" time="${time}" start="${time}" stale="${stale}">` +
    `<point lat="${lat.toFixed(7)}" lon="${long.toFixed(7)}" hae="${altitude?.toFixed(1) ?? UNKNOWN}" ce="${UNKNOWN}" le="${UNKNOWN}"/>` +
    `<detail><contact callsign="${escaped(callsign)}"/>${track}</detail></event>\n`
  )
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

const escaped = (text: string): string =>
  text
    // XML has no way to write control characters.
    // oxlint-disable-next-line no-control-regex
    .replaceAll(/[\u0000-\u001f\u007f\ufffe\uffff]/g, ' ')
    .replaceAll(/[\ud800-\udfff]/gu, '\ufffd')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
