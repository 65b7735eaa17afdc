// The built-in models: names, versions and the check of what they are given.
import type { components } from '../../platform/contract/contract.gen'
import { fieldError } from '../../platform/core/errors'
import { LAYER_ANALYSES, type LayerInferType } from '../../media/analysis/layerAnalyses'
import { analysisText } from './messages'

/** Names are stored with each run, so they are not translated. */
const MODELS: Readonly<Record<LayerInferType, string>> = {
  vegetation: 'Aerie vegetation',
  water: 'Aerie water',
  'bare-soil': 'Aerie bare soil',
  plants: 'Aerie plants',
  change: 'Aerie change',
  elevation: 'Aerie elevation difference',
}

export interface Model {
  inferType: LayerInferType
  name: string
  version: string
}

export const modelOf = (inferType: LayerInferType): Model => ({
  inferType,
  name: MODELS[inferType],
  version: LAYER_ANALYSES[inferType].version,
})

export const listModels = (): components['schemas']['AnalysisModel'][] =>
  (Object.keys(MODELS) as LayerInferType[]).map((inferType) => {
    const { name, version } = modelOf(inferType)
    const { reads, layers, parameters } = LAYER_ANALYSES[inferType]
    const named = Object.entries(parameters).map(([parameter, limits]) => ({ name: parameter, ...limits }))
    return { inferType, model: name, modelVersion: version, reads, layers, parameters: named }
  })

/** All parameters of the model. @throws AppError 400 for an unknown name or a number outside of its limits */
export function completeParameters(
  inferType: LayerInferType,
  given: Readonly<Record<string, number>>,
): Record<string, number> {
  const { parameters } = LAYER_ANALYSES[inferType]
  for (const [name, value] of Object.entries(given)) {
    const limits = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (!limits) throw fieldError('parameters', analysisText('unknownParameter'))
    const { min, max } = limits
    if (value < min || value > max) throw fieldError('parameters', analysisText('parameterRange', { min, max }))
  }
  return Object.fromEntries(Object.entries(parameters).map(([name, limits]) => [name, given[name] ?? limits.default]))
}
