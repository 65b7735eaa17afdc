// Runs a built-in analysis of layers. Runs and previews compute the same, so that a preview shows what the run will find.
import type { components } from '../../platform/contract/contract.gen'
import type { Message } from '../../platform/core/messages'
import type { Bounds } from '../../media/raster/mercator'
import { LAYER_ANALYSES, type LayerInferType } from '../../media/analysis/layerAnalyses'
import { MAX_FOUND, type Found } from '../../media/analysis/layerAnalysis'
import type { Services } from '../services'
import { areasOnGrid } from './areas'
import { geometryOf, type GridArea } from './gridArea'
import { analysisText } from './messages'
import { readInput } from './readInput'
import type { DrawnArea, Result } from './sql'

export interface Computation {
  inferType: LayerInferType
  /** The layer; for a comparison the other one after it. */
  layerIds: readonly string[]
  parameters: Readonly<Record<string, number>>
  /** Degrees; null for all of the layer. */
  bounds: Bounds | null
  /** Areas that are the results; absent when the analysis finds its own. */
  areas?: readonly DrawnArea[] | undefined
}

export interface Computed {
  /** The largest first. */
  results: Result[]
  grid: GridArea
  note: Message | null
  figures: components['schemas']['AnalysisFigures']
}

interface Watch {
  signal: AbortSignal
  /** The share of the pixels that was read, and what happens next. */
  onStep?: (read: number, message: Message) => void
}

/** @throws AppError as `readInput` */
export async function computeAnalysis(
  services: Pick<Services, 'db' | 'storage' | 'raster' | 'analyses'>,
  tenantId: string,
  { inferType, layerIds, parameters, bounds, areas }: Computation,
  { signal, onStep }: Watch,
): Promise<Computed> {
  const wanted = { layerIds, bounds }
  const reading = { signal, ...(onStep && { onLayer: onStep }) }
  const { input, area } = await readInput(services, tenantId, LAYER_ANALYSES[inferType], wanted, reading)
  onStep?.(1, analysisText('analysing'))
  if (areas) input.areas = areasOnGrid(areas, area)
  const { found, note, figures } = await services.analyses.run({ inferType, input, parameters }, signal)
  signal.throwIfAborted()
  return {
    results: found.map((each) => resultOf(each, area, areas)),
    grid: area,
    note: note && analysisText(note, { limit: MAX_FOUND }),
    figures,
  }
}

function resultOf({ shape, area, figures }: Found, grid: GridArea, areas: readonly DrawnArea[] = []): Result {
  if (!('areaIndex' in shape)) return { geometry: geometryOf(shape, grid), area, figures }
  const { geometry, name } = areas[shape.areaIndex]!
  return { geometry, area, figures, ...(name !== null && { class: name }) }
}
