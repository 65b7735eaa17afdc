// The analyses of layers by their type. A further one needs an entry here, in `LayerInferType` of api-spec/analysis.yaml, and texts
// in src/features/analyses/messages.ts.
import type { components } from '../../platform/contract/contract.gen'
import { findBlobs, type Blob } from './blobs'
import { findChange } from './change'
import type { AreaRings } from './areaPixels'
import { compareSurfaces, volumeIn, volumeOf, type ElevationChange } from './elevation'
import type { Mask } from './grid'
import { MAX_FOUND, type AnalysisOutput, type Found, type LayerAnalysis } from './layerAnalysis'
import { outlineOf } from './outline'
import { countPlants } from './plants'
import { segmentCover, type Cover } from './segment'

export type LayerInferType = components['schemas']['LayerInferType']

const VERSION = '1'
const MIN_AREA = { default: 1, min: 0, max: 10_000 }

export const LAYER_ANALYSES: Readonly<Record<LayerInferType, LayerAnalysis>> = {
  vegetation: groundCover('vegetation'),
  water: groundCover('water'),
  'bare-soil': groundCover('bareSoil'),
  plants: {
    version: VERSION,
    reads: 'picture',
    layers: 1,
    takesAreas: false,
    parameters: { diameterM: { default: 0.5, min: 0.05, max: 20 } },
    run({ pictures: [picture], gsd }, { diameterM = 0.5 }) {
      const plants = picture && countPlants(picture, { diameter: Math.max(3, diameterM / gsd) })
      if (!plants) return nothing()
      const { positions, rows } = plants
      const found = positions.map((point): Found => ({ shape: { point }, area: null, figures: {} }))
      const ofRows = rows && {
        rows: rows.count,
        missing: rows.missing,
        rowDistanceM: rows.rowDistance * gsd,
        plantDistanceM: rows.plantDistance * gsd,
      }
      return limited(found, { count: positions.length, ...ofRows })
    },
  },
  change: {
    version: VERSION,
    reads: 'picture',
    layers: 2,
    takesAreas: false,
    parameters: { threshold: { default: 40, min: 5, max: 255 }, minAreaM2: MIN_AREA },
    run({ pictures: [after, before], gsd }, { threshold = 40, minAreaM2 = 1 }) {
      if (!after || !before) return nothing()
      // Pixels of the result are those of the earlier picture.
      const { mask, shift } = findChange(before, after, { threshold })
      const found = areasOf(mask, gsd, minAreaM2)
      return limited(found, { areaM2: sum(found), shiftEastM: shift.dx * gsd, shiftSouthM: shift.dy * gsd })
    },
  },
  elevation: {
    version: VERSION,
    reads: 'surface',
    layers: 2,
    takesAreas: true,
    parameters: {
      leastM: { default: 0.5, min: 0.05, max: 100 },
      minAreaM2: MIN_AREA,
      align: { default: 1, min: 0, max: 1 },
    },
    run({ surfaces: [after, before], gsd, areas }, { leastM = 0.5, minAreaM2 = 1, align = 1 }) {
      if (!after || !before) return nothing()
      const change = compareSurfaces(before, after, { least: leastM, align: align >= 0.5 })
      const { differences, cut, fill, offset } = change
      if (areas) return volumesOf(areas, change, gsd)
      const volume = ({ pixels }: Blob) => ({ volumeM3: volumeOf(differences, pixels, gsd ** 2) })
      const found = [...areasOf(cut, gsd, minAreaM2, volume), ...areasOf(fill, gsd, minAreaM2, volume)]
      const total = (isPart: (cubicMetres: number) => boolean) =>
        found.reduce((all, { figures: { volumeM3 = 0 } }) => all + (isPart(volumeM3) ? Math.abs(volumeM3) : 0), 0)
      const figures = { cutM3: total((each) => each < 0), fillM3: total((each) => each > 0), offsetM: offset }
      return limited(found, figures)
    },
  },
}

/** Cut and fill of each area, also of those without any. An area that two others share counts in both, and in the totals twice. */
function volumesOf(areas: readonly AreaRings[], change: ElevationChange, gsd: number): AnalysisOutput {
  const found = areas.map((rings, areaIndex): Found => {
    const { knownM2, cutM3, fillM3 } = volumeIn(change, rings, gsd ** 2)
    return { shape: { areaIndex }, area: knownM2, figures: { cutM3, fillM3, volumeM3: fillM3 - cutM3 } }
  })
  const total = (name: 'cutM3' | 'fillM3') => found.reduce((all, { figures }) => all + (figures[name] ?? 0), 0)
  return limited(found, { cutM3: total('cutM3'), fillM3: total('fillM3'), offsetM: change.offset })
}

function groundCover(cover: Cover): LayerAnalysis {
  return {
    version: VERSION,
    reads: 'picture',
    layers: 1,
    takesAreas: false,
    parameters: { minAreaM2: MIN_AREA },
    run({ pictures: [picture], gsd }, { minAreaM2 = 1 }) {
      const segmentation = picture && segmentCover(picture, cover)
      if (!segmentation) return nothing()
      const { mask, threshold, separation } = segmentation
      const found = areasOf(mask, gsd, minAreaM2)
      return limited(found, { threshold, separation, areaM2: sum(found) })
    },
  }
}

const nothing = (): AnalysisOutput => ({ found: [], note: 'noSeparation', figures: {} })

function areasOf(
  mask: Mask,
  gsd: number,
  minAreaM2: number,
  figuresOf: (blob: Blob) => Record<string, number> = () => ({}),
): Found[] {
  const blobs = findBlobs(mask, { leastArea: Math.max(1, minAreaM2 / gsd ** 2) })
  // Outlines take most of the time, so those that are not returned are not traced.
  const largest = blobs.sort((one, other) => other.area - one.area).slice(0, MAX_FOUND + 1)
  return largest.map((blob) => ({
    shape: { outline: outlineOf(blob, mask.width) },
    area: blob.area * gsd ** 2,
    figures: figuresOf(blob),
  }))
}

const sum = (found: readonly Found[]): number => found.reduce((all, { area }) => all + (area ?? 0), 0)

function limited(found: Found[], figures: Record<string, number>): AnalysisOutput {
  const sorted = found.sort((one, other) => (other.area ?? 0) - (one.area ?? 0))
  return { found: sorted.slice(0, MAX_FOUND), note: sorted.length > MAX_FOUND ? 'tooMany' : null, figures }
}
