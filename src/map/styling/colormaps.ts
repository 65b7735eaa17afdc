// The colormaps of the server, for choosing and for legends.
const STOPS = {
  greys: ['#000000', '#ffffff'],
  viridis: ['#440154', '#3b528b', '#21918c', '#5ec962', '#fde725'],
  rdylgn: ['#a50026', '#f46d43', '#fee08b', '#ffffbf', '#d9ef8b', '#66bd63', '#006837'],
  terrain: ['#333399', '#00b2b2', '#bff28c', '#f2e68c', '#8c6659', '#ffffff'],
  jet: ['#000080', '#0000ff', '#00ffff', '#ffff00', '#ff0000', '#800000'],
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
