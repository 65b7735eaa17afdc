// Colours for temperatures, from the coldest to the hottest.
export const PALETTES = {
  iron: ['#000014', '#3c0079', '#9b0d9c', '#e04a3c', '#fb9d05', '#fff05c', '#ffffff'],
  rainbow: ['#00008f', '#0040ff', '#00c8ff', '#3cff8c', '#ffe600', '#ff5a00', '#b00000'],
  whiteHot: ['#000000', '#ffffff'],
  blackHot: ['#ffffff', '#000000'],
} as const

export type PaletteName = keyof typeof PALETTES

const STEPS = 256

/** Red, green and blue of 256 steps of a palette. */
export function paletteSteps(name: PaletteName): Uint8ClampedArray {
  const colours = PALETTES[name].map(readColour)
  const steps = new Uint8ClampedArray(STEPS * 3)
  for (let step = 0; step < STEPS; step++) {
    const at = (step / (STEPS - 1)) * (colours.length - 1)
    const low = Math.min(Math.floor(at), colours.length - 2)
    const from = colours[low]!
    const to = colours[low + 1]!
    for (let band = 0; band < 3; band++) steps[step * 3 + band] = from[band]! + (to[band]! - from[band]!) * (at - low)
  }
  return steps
}

const readColour = (hex: string): number[] => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))
