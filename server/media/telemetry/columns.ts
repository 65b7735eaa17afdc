// Meaning of the columns of a table. Users confirm a proposal once; it is reused for tables with the same header.

export const COLUMN_FIELDS = [
  'time',
  'lat',
  'long',
  'altitude',
  'height',
  'speed',
  'battery',
  'heading',
  'gimbalYaw',
  'gimbalPitch',
] as const
export type ColumnField = (typeof COLUMN_FIELDS)[number]

export interface Columns {
  /** The name of the column of each field; time, lat and long are required. */
  fields: Partial<Record<ColumnField, string>>
  timeUnit: 's' | 'ms'
  lengthUnit: 'm' | 'ft'
  speedUnit: 'm/s' | 'km/h' | 'mph' | 'kn'
}

/** Patterns of normalised names, best first. */
const KNOWN: Record<ColumnField, RegExp[]> = {
  time: [/^(date_?)?time_?utc$/, /^(timestamp|date_?time)/, /^time/, /time$/, /^date/],
  lat: [/^lat(itude)?$/, /(^|_)lat(itude)?(_|$)/],
  long: [/^(lon|lng|long|longitude|longtitude)$/, /(^|_)(lon|lng|long|longitude)(_|$)/],
  height: [/height_above_takeoff/, /(relative|rel)_?(alt|height)/, /^(height|agl|hoehe)(_|$)/],
  altitude: [/altitude_above_sea/, /^(abs_?alt|altitude|alt|ele|elevation|amsl)(_|$)/],
  speed: [/^(ground_?)?speed(_|$)/, /(^|_)speed(_|$)/],
  battery: [/battery.*(percent|level|remaining|soc)/, /^battery(_percent)?$/],
  heading: [/^(compass_)?heading/, /^(yaw|course|bearing)(_|$)/],
  gimbalYaw: [/gimbal_?(yaw|heading)/],
  gimbalPitch: [/gimbal_?pitch/],
}

/** Proposes the meaning of columns from their names. */
export function proposeColumns(header: string[]): Columns {
  const plain = header.map(plainName)
  const fields: Columns['fields'] = {}
  const taken = new Set<number>()
  for (const field of COLUMN_FIELDS) {
    const index = KNOWN[field]
      .map((pattern) => plain.findIndex((name, at) => !taken.has(at) && pattern.test(name)))
      .find((at) => at >= 0)
    if (index === undefined) continue
    taken.add(index)
    fields[field] = header[index] ?? ''
  }
  const named = (field: ColumnField) => plainName(fields[field] ?? '')
  return {
    fields,
    timeUnit: /(^|_)(ms|milli\w*)$/.test(named('time')) ? 'ms' : 's',
    lengthUnit: /(^|_)(ft|feet)(_|$)/.test(`${named('height')}_${named('altitude')}`) ? 'ft' : 'm',
    speedUnit: speedUnitOf(named('speed')),
  }
}

function speedUnitOf(name: string): Columns['speedUnit'] {
  if (/(^|_)mph/.test(name)) return 'mph'
  if (/km_?h|kph/.test(name)) return 'km/h'
  return /(^|_)(kn|kt|knots?)(_|$)/.test(name) ? 'kn' : 'm/s'
}

const plainName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_|_$/g, '')
