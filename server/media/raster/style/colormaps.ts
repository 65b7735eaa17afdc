/** Colour maps as tables of 256 RGB triples: within one of those of matplotlib, which TiTiler draws with. */

interface Stop {
  /** Position from 0 to 1. */
  at: number
  /** #rrggbb */
  colour: string
}

/** Every fifth of the 256 colours of viridis. */
const VIRIDIS =
  '440154 45085b 470f62 471669 481d6f 482374 472a79 46307d 453681 433c84 414286 3e4888 3c4d8a ' +
  '3a538b 37588c 355d8c 32628d 30678d 2e6c8e 2c718e 2a768e 287a8e 267f8e 24848d 23898d 218d8c ' +
  '1f928c 1e978a 1e9b89 1ea087 20a585 23a982 28ae7f 2eb27c 35b778 3dbb74 45bf6f 4fc369 59c764 ' +
  '64cb5d 70ce56 7cd24f 88d547 95d73f a2da37 afdc2e bdde26 cae01e d7e219 e4e318 f1e51c fde724'

const STOPS = {
  greys: evenly(['#000000', '#ffffff']),
  viridis: evenly(VIRIDIS.split(' ').map((hex) => `#${hex}`)),
  rdylgn: evenly([
    '#a50026',
    '#d73027',
    '#f46d43',
    '#fdae61',
    '#fee08b',
    '#ffffbf',
    '#d9ef8b',
    '#a6d96a',
    '#66bd63',
    '#1a9850',
    '#006837',
  ]),
  terrain: [
    { at: 0, colour: '#333399' },
    { at: 0.15, colour: '#0099ff' },
    { at: 0.25, colour: '#00cc66' },
    { at: 0.5, colour: '#ffff99' },
    { at: 0.75, colour: '#805c54' },
    { at: 1, colour: '#ffffff' },
  ],
  jet: [
    { at: 0, colour: '#000080' },
    { at: 0.11, colour: '#0000ff' },
    { at: 0.125, colour: '#0000ff' },
    { at: 0.34, colour: '#00dbff' },
    { at: 0.35, colour: '#00e5f7' },
    { at: 0.375, colour: '#15ffe2' },
    { at: 0.64, colour: '#efff08' },
    { at: 0.65, colour: '#f7f600' },
    { at: 0.66, colour: '#ffec00' },
    { at: 0.89, colour: '#ff1300' },
    { at: 0.91, colour: '#e80000' },
    { at: 1, colour: '#800000' },
  ],
} as const satisfies Record<string, readonly Stop[]>

export type ColormapName = keyof typeof STOPS

export const COLORMAP_NAMES = Object.keys(STOPS) as ColormapName[]

const tables = new Map<ColormapName, Uint8Array>()

export function colormapTable(name: ColormapName): Uint8Array {
  const known = tables.get(name)
  if (known) return known
  const table = new Uint8Array(256 * 3)
  for (let index = 0; index < 256; index++) table.set(colourAt(STOPS[name], index / 255), index * 3)
  tables.set(name, table)
  return table
}

function evenly(colours: readonly string[]): Stop[] {
  return colours.map((colour, index) => ({ at: index / (colours.length - 1), colour }))
}

/** Red, green and blue, interpolated between the stops on both sides of `position`. */
function colourAt(stops: readonly Stop[], position: number): number[] {
  const next = Math.max(
    1,
    stops.findIndex(({ at }) => at >= position),
  )
  const low = stops[next - 1]!
  const high = stops[next]!
  const share = (position - low.at) / (high.at - low.at)
  const to = channelsOf(high.colour)
  return channelsOf(low.colour).map((from, channel) => Math.round(from + (to[channel]! - from) * share))
}

const channelsOf = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
