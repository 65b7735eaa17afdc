// The colormaps of the server, for choosing and for legends.
const STOPS = {
  greys: ['#000000', '#ffffff'],
  viridis: ['#440154', '#3b528b', '#21918c', '#5ec962', '#fde725'],
  rdylgn: ['#a50026', '#f46d43', '#fee08b', '#ffffbf', '#d9ef8b', '#66bd63', '#006837'],
  terrain: ['#333399 0%', '#0099ff 15%', '#00cc66 25%', '#ffff99 50%', '#805c54 75%', '#ffffff 100%'],
  jet: [
    '#000080 0%',
    '#0000ff 11%',
    '#0000ff 12.5%',
    '#00dbff 34%',
    '#00e5f7 35%',
    '#15ffe2 37.5%',
    '#efff08 64%',
    '#f7f600 65%',
    '#ffec00 66%',
    '#ff1300 89%',
    '#e80000 91%',
    '#800000 100%',
  ],
} as const

type Colormap = keyof typeof STOPS

export const COLORMAPS = Object.keys(STOPS) as Colormap[]

/** A CSS gradient from the lowest value on the left to the highest on the right. */
export const gradientOf = (name: string): string => {
  const stops = STOPS[COLORMAPS.find((known) => known === name) ?? 'greys']
  return `linear-gradient(to right, ${stops.join(', ')})`
}

/** Colormap of a raster for which no colormap is chosen. */
export function defaultColormap(kind: string, isFormula: boolean): Colormap {
  if (isFormula || kind === 'index') return 'rdylgn'
  return kind === 'elevation' ? 'terrain' : 'greys'
}
