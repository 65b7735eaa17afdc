// Meaning of the columns of a table. Users confirm a proposal once; it is reused for tables with the same header.

export const COLUMN_FIELDS = [
  'date',
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
  /** The name of the column of each field; time, lat and long are required. `date` is the day of times of day. */
  fields: Partial<Record<ColumnField, string>>
  timeUnit: 's' | 'ms'
  lengthUnit: 'm' | 'ft'
  speedUnit: 'm/s' | 'km/h' | 'mph' | 'kn'
}

/** Patterns of normalised names, best first. */
const KNOWN: Record<ColumnField, RegExp[]> = {
  date: [/^custom_date(_|$)/],
  time: [/^custom_updatetime(_|$)/, /^(date_?)?time_?utc$/, /^(timestamp|date_?time)/, /^time/, /time$/, /^date/],
  lat: [/^osd_latitude$/, /^lat(itude)?$/, /(^|_)lat(itude)?(_|$)/],
  long: [/^osd_longitude$/, /^(lon|lng|long|longitude|longtitude)$/, /(^|_)(lon|lng|long|longitude)(_|$)/],
  height: [/^osd_height(_|$)/, /height_above_takeoff/, /(relative|rel)_?(alt|height)/, /^(height|agl|hoehe)(_|$)/],
  altitude: [/^osd_altitude(_|$)/, /altitude_above_sea/, /^(abs_?alt|altitude|alt|ele|elevation|amsl)(_|$)/],
  speed: [/^(osd|calc)_hspeed(_|$)/, /^(ground_?)?speed(_|$)/, /(^|_)speed(_|$)/],
  battery: [/^battery_chargelevel$/, /battery.*(percent|level|remaining|soc)/, /^battery(_percent)?$/],
  heading: [/^osd_yaw_360$/, /^osd_yaw$/, /^(compass_)?heading/, /^(yaw|course|bearing)(_|$)/],
  gimbalYaw: [/^gimbal_yaw_360$/, /gimbal_?(yaw|heading)/],
  gimbalPitch: [/gimbal_?pitch/],
}

/** Names that the tables of a program have together. */
const PROGRAMS: RegExp[][] = [
  // Flight Reader, PhantomHelp and TXTlogToCSVtool: logs of DJI by the names of their fields.
  [/^custom_updatetime(_local|_utc)?$/, /^osd_latitude$/, /^osd_longitude$/],
  // Airdata and Litchi.
  [/^datetime_(utc|local)$/, /^latitude$/, /^longitude$/, /^(height_above_takeoff|ascent)_/],
]

/** Whether a program writes tables with this header, so that the meaning of its columns is certain. */
export function isOfKnownProgram(header: string[]): boolean {
  const plain = header.map(plainName)
  return PROGRAMS.some((names) => names.every((name) => plain.some((column) => name.test(column))))
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
