/** Colour maps as tables of 256 RGB triples. */

const STOPS = {
  greys: ['#000000', '#ffffff'],
  viridis: ['#440154', '#472d7b', '#3b528b', '#2c728e', '#21918c', '#28ae80', '#5ec962', '#addc30', '#fde725'],
  rdylgn: [
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
  ],
  terrain: [
    '#333399',
    '#1a66cc',
    '#00b2b2',
    '#40d970',
    '#bff28c',
    '#f2e68c',
    '#bf9e73',
    '#8c6659',
    '#a68c87',
    '#ffffff',
  ],
  jet: ['#000080', '#0000ff', '#0080ff', '#00ffff', '#80ff80', '#ffff00', '#ff8000', '#ff0000', '#800000'],
} as const

export type ColormapName = keyof typeof STOPS

export const COLORMAP_NAMES = Object.keys(STOPS) as ColormapName[]

const tables = new Map<ColormapName, Uint8Array>()

export function colormapTable(name: ColormapName): Uint8Array {
  const known = tables.get(name)
  if (known) return known
  const stops = STOPS[name].map((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)))
  const table = new Uint8Array(256 * 3)
  for (let index = 0; index < 256; index++) {
    const at = (index / 255) * (stops.length - 1)
    const low = Math.min(stops.length - 2, Math.floor(at))
    for (let channel = 0; channel < 3; channel++) {
      const from = stops[low]?.[channel] ?? 0
      const to = stops[low + 1]?.[channel] ?? 0
      table[index * 3 + channel] = Math.round(from + (to - from) * (at - low))
    }
  }
  tables.set(name, table)
  return table
}
