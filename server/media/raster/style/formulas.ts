/** Indices computed from bands by their roles. */
import type { BandRole } from '../rasterInfo'

interface Formula {
  needs: readonly BandRole[]
  /** Receives the needed bands in order, as reflectance (0 to 1). */
  compute: (bands: ArrayLike<number>) => number
  range: readonly [number, number]
  /** Shown to users. */
  title: string
}

const formula = (
  title: string,
  needs: readonly BandRole[],
  range: readonly [number, number],
  compute: (first: number, second: number, third: number) => number,
): Formula => ({ title, needs, range, compute: (bands) => compute(bands[0]!, bands[1]!, bands[2]!) })

const difference = (a: number, b: number) => (a - b) / (a + b)

export const FORMULAS = {
  NDVI: formula('Vegetation (NDVI)', ['nir', 'red'], [-1, 1], difference),
  GNDVI: formula('Vegetation by green (GNDVI)', ['nir', 'green'], [-1, 1], difference),
  NDRE: formula('Vegetation by red edge (NDRE)', ['nir', 'rededge'], [-1, 1], difference),
  NDWI: formula('Open water (NDWI)', ['green', 'nir'], [-1, 1], difference),
  SAVI: formula('Vegetation on bare soil (SAVI)', ['nir', 'red'], [-1, 1], (n, r) => (1.5 * (n - r)) / (n + r + 0.5)),
  OSAVI: formula('Vegetation on soil (OSAVI)', ['nir', 'red'], [-1, 1], (n, r) => (1.16 * (n - r)) / (n + r + 0.16)),
  EVI: formula(
    'Dense vegetation (EVI)',
    ['nir', 'red', 'blue'],
    [-1, 1],
    (n, r, b) => (2.5 * (n - r)) / (n + 6 * r - 7.5 * b + 1),
  ),
  VARI: formula('Vegetation from colour (VARI)', ['red', 'green', 'blue'], [-1, 1], (r, g, b) => (g - r) / (g + r - b)),
  GLI: formula('Green leaves (GLI)', ['red', 'green', 'blue'], [-1, 1], (r, g, b) => (2 * g - r - b) / (2 * g + r + b)),
  ExG: formula('Excess green (ExG)', ['red', 'green', 'blue'], [-1, 2], (r, g, b) => (2 * g - r - b) / (r + g + b)),
  MPRI: formula('Green against red (MPRI)', ['green', 'red'], [-1, 1], difference),
  BAI: formula('Burnt area (BAI)', ['nir', 'red'], [0, 100], (n, r) => 1 / ((0.1 - r) ** 2 + (0.06 - n) ** 2)),
} as const satisfies Record<string, Formula>

export type FormulaName = keyof typeof FORMULAS

export const FORMULA_NAMES = Object.keys(FORMULAS) as FormulaName[]

/** Formulas whose bands the raster has. */
export const formulasFor = (roles: readonly (BandRole | undefined)[]): FormulaName[] =>
  FORMULA_NAMES.filter((name) => FORMULAS[name].needs.every((role) => roles.includes(role)))
