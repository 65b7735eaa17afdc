// The built-in models: names, versions and the check of what they are given.
import type { components } from '../../platform/contract/contract.gen'
import { fieldError } from '../../platform/core/errors'
import { LAYER_ANALYSES } from '../../media/analysis/layerAnalyses'
import type { AnalysisParameter } from '../../media/analysis/layerAnalysis'
import { USUAL_HOTSPOTS } from '../../media/thermal/hotspots'
import { analysisText } from './messages'

/** Names are stored with each run, so they are not translated. */
const MODELS: Readonly<Record<AnalysisType, string>> = {
  vegetation: 'Aerie vegetation',
  water: 'Aerie water',
  'bare-soil': 'Aerie bare soil',
  plants: 'Aerie plants',
  change: 'Aerie change',
  elevation: 'Aerie elevation difference',
  hotspots: 'Aerie hotspots',
}

type AnalysisType = components['schemas']['AnalysisType']

/** Degrees above the surroundings, and the least number of pixels. The version increases when results change. */
const HOTSPOTS = {
  version: '1',
  reads: 'temperatures',
  layers: 0,
  parameters: {
    excess: { default: USUAL_HOTSPOTS.excess, min: 0.5, max: 1000 },
    leastPixels: { default: USUAL_HOTSPOTS.leastPixels, min: 1, max: 100_000 },
  },
} as const

interface Description {
  version: string
  reads: components['schemas']['AnalysisModel']['reads']
  layers: number
  parameters: Readonly<Record<string, AnalysisParameter>>
}

const describe = (inferType: AnalysisType): Description =>
  inferType === 'hotspots' ? HOTSPOTS : LAYER_ANALYSES[inferType]

export interface Model {
  inferType: AnalysisType
  name: string
  version: string
}

export const modelOf = (inferType: AnalysisType): Model => ({
  inferType,
  name: MODELS[inferType],
  version: describe(inferType).version,
})

export const listModels = (): components['schemas']['AnalysisModel'][] =>
  (Object.keys(MODELS) as AnalysisType[]).map((inferType) => {
    const { name, version } = modelOf(inferType)
    const { reads, layers, parameters } = describe(inferType)
    const named = Object.entries(parameters).map(([parameter, limits]) => ({ name: parameter, ...limits }))
    return { inferType, model: name, modelVersion: version, reads, layers, parameters: named }
  })

/** All parameters of the model. @throws AppError 400 for an unknown name or a number outside of its limits */
export function completeParameters(
  inferType: AnalysisType,
  given: Readonly<Record<string, number>>,
): Record<string, number> {
  const { parameters } = describe(inferType)
  for (const [name, value] of Object.entries(given)) {
    const limits = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (!limits) throw fieldError('parameters', analysisText('unknownParameter'))
    const { min, max } = limits
    if (value < min || value > max) throw fieldError('parameters', analysisText('parameterRange', { min, max }))
  }
  return Object.fromEntries(Object.entries(parameters).map(([name, limits]) => [name, given[name] ?? limits.default]))
}
