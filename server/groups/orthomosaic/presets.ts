// What each preset computes, and how long it takes.
export type Preset = 'fast' | 'standard' | 'high' | 'elevation'

export interface TaskOption {
  name: string
  value: string | number | boolean
}

export const PRESETS: readonly Preset[] = ['fast', 'standard', 'high', 'elevation']

const OPTIONS: Record<Preset, readonly TaskOption[]> = {
  fast: [
    { name: 'fast-orthophoto', value: true },
    { name: 'orthophoto-resolution', value: 5 },
    { name: 'feature-quality', value: 'medium' },
  ],
  standard: [
    { name: 'orthophoto-resolution', value: 3 },
    { name: 'dsm', value: true },
  ],
  high: [
    { name: 'orthophoto-resolution', value: 1 },
    { name: 'feature-quality', value: 'ultra' },
    { name: 'pc-quality', value: 'high' },
    { name: 'dsm', value: true },
    { name: 'dtm', value: true },
  ],
  elevation: [
    { name: 'orthophoto-resolution', value: 5 },
    { name: 'dem-resolution', value: 5 },
    { name: 'pc-rectify', value: true },
    { name: 'dsm', value: true },
    { name: 'dtm', value: true },
  ],
}

/** Seconds for one photo of USUAL_MEGAPIXELS on a server with USUAL_CORES. */
const SECONDS: Record<Preset, number> = { fast: 4, standard: 15, high: 40, elevation: 20 }
const USUAL_MEGAPIXELS = 12
const USUAL_CORES = 4

/** The options of a preset that the server knows; all of them when it is not known which ones these are. */
export const optionsOf = (preset: Preset, known?: ReadonlySet<string>): TaskOption[] =>
  OPTIONS[preset].filter(({ name }) => known === undefined || known.has(name))

/** Roughly: grows with the pixels of all photos, and falls with the cores of the server. */
export function estimateMinutes(preset: Preset, { megapixels, cores }: { megapixels: number; cores: number }): number {
  const seconds = (SECONDS[preset] * megapixels) / USUAL_MEGAPIXELS
  return Math.max(1, Math.ceil((seconds * USUAL_CORES) / Math.max(1, cores) / 60))
}
