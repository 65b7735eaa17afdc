// The models, built-in and of the model server, and the check of what they are given.
import type { components } from '../../platform/contract/contract.gen'
import { fieldError } from '../../platform/core/errors'
import { LAYER_ANALYSES, type LayerInferType } from '../../media/analysis/layerAnalyses'
import { USUAL_HOTSPOTS } from '../../media/thermal/hotspots'
import type { Services } from '../services'
import { externalModels } from './external/externalModels'
import type { ExternalModel, ModelParameter } from './external/modelList'
import { analysisText } from './messages'

type Schemas = components['schemas']
type ModelServices = Pick<Services, 'config' | 'log'>

/** The contract allows no more. */
const MAX_LISTED = 50

/** Names are stored with each run, so they are not translated. */
const MODELS: Readonly<Record<LayerInferType, string>> = {
  vegetation: 'Aerie vegetation',
  water: 'Aerie water',
  'bare-soil': 'Aerie bare soil',
  plants: 'Aerie plants',
  change: 'Aerie change',
  elevation: 'Aerie elevation difference',
}

/** Degrees above the surroundings, and the least number of pixels. The version increases when results change. */
export const HOTSPOT_MODEL: Model = {
  inferType: 'hotspots',
  name: 'Aerie hotspots',
  version: '1',
  isExternal: false,
  reads: 'temperatures',
  layers: 0,
  takesAreas: false,
  parameters: [
    { name: 'excess', default: USUAL_HOTSPOTS.excess, min: 0.5, max: 1000 },
    { name: 'leastPixels', default: USUAL_HOTSPOTS.leastPixels, min: 1, max: 100_000 },
  ],
}

/** What a run needs to know of its model, built-in or not. */
export interface Model {
  inferType: string
  name: string
  version: string
  isExternal: boolean
  /** What it needs of a layer. */
  reads: Schemas['AnalysisModel']['reads']
  /** 2 for comparisons, 0 for thermal photos. */
  layers: 0 | 1 | 2
  /** Whether polygons of a layer can be its results. */
  takesAreas: boolean
  parameters: readonly ModelParameter[]
}

export const isLayerInferType = (inferType: string): inferType is LayerInferType => Object.hasOwn(MODELS, inferType)

export function builtInModel(inferType: LayerInferType): Model {
  const { version, reads, layers, takesAreas, parameters } = LAYER_ANALYSES[inferType]
  const named = Object.entries(parameters).map(([name, limits]) => ({ name, ...limits }))
  const name = MODELS[inferType]
  return { inferType, name, version, isExternal: false, reads, layers, takesAreas, parameters: named }
}

const asRunModel = ({ inferType, name, version, reads, parameters }: ExternalModel): Model => ({
  inferType,
  name,
  version,
  isExternal: true,
  reads,
  layers: 1,
  takesAreas: false,
  parameters,
})

/** The model of a run of a layer. @param name of a model of the model server @throws AppError 400 for one that is not offered */
export async function requireLayerModel(services: ModelServices, inferType: string, name?: string): Promise<Model> {
  if (name !== undefined) return requireExternalModel(services, 'layer', inferType, name)
  if (!isLayerInferType(inferType)) throw fieldError('inferType', analysisText('unknownType'))
  return builtInModel(inferType)
}

/** @throws AppError 400 for one that the model server does not offer */
export async function requireExternalModel(
  services: ModelServices,
  kind: 'layer' | 'vod',
  inferType: string,
  name: string,
): Promise<Model> {
  const models = await externalModels(services, kind)
  const found = models.find((each) => each.name === name && each.inferType === inferType)
  if (!found) throw fieldError('model', analysisText('unknownModel'))
  return asRunModel(found)
}

/** Models of layers: the built-in ones, then those that the model server offers now. */
export async function listModels(services: ModelServices): Promise<Schemas['AnalysisModel'][]> {
  const builtIn = (Object.keys(MODELS) as LayerInferType[]).map(builtInModel)
  const external = (await externalModels(services, 'layer')).map(asRunModel)
  return [...builtIn, HOTSPOT_MODEL, ...external]
    .slice(0, MAX_LISTED)
    .map(({ name, version, parameters, ...model }) => ({
      ...model,
      model: name,
      modelVersion: version,
      parameters: [...parameters],
    }))
}

/** Models of recordings that the model server offers now. */
export async function listRecordingModels(services: ModelServices): Promise<Schemas['RecordingModel'][]> {
  const models = await externalModels(services, 'vod')
  return models.map(({ inferType, name, version, parameters }) => ({
    inferType,
    model: name,
    modelVersion: version,
    parameters,
  }))
}

/** All parameters of the model. @throws AppError 400 for an unknown name or a number outside of its limits */
export function completeParameters(
  { parameters }: Pick<Model, 'parameters'>,
  given: Readonly<Record<string, number>>,
): Record<string, number> {
  for (const [name, value] of Object.entries(given)) {
    const limits = parameters.find((each) => each.name === name)
    if (!limits) throw fieldError('parameters', analysisText('unknownParameter'))
    const { min, max } = limits
    if (value < min || value > max) throw fieldError('parameters', analysisText('parameterRange', { min, max }))
  }
  return Object.fromEntries(parameters.map(({ name, default: usual }) => [name, given[name] ?? usual]))
}
