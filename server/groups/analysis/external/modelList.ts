// The list of models that the model server sends.
import { cleanText } from './cleanText'
import { isRecord } from './isRecord'

export interface ModelParameter {
  name: string
  default: number
  min: number
  max: number
}

export interface ExternalModel {
  name: string
  version: string
  inferType: string
  kinds: ('layer' | 'vod')[]
  /** What it needs of a layer. */
  reads: 'picture' | 'surface'
  parameters: ModelParameter[]
}

const MAX_MODELS = 50
const MAX_PARAMETERS = 10
const MAX_NAME = 60
const MAX_NUMBER = 1_000_000
const INFER_TYPE = /^[a-z][a-z0-9-]{0,39}$/
const PARAMETER = /^[A-Za-z][A-Za-z0-9]{0,39}$/
/** Names of built-in models start with it, and their precision is shown by name. */
const OWN_NAME = /^aerie\b/i

/** Models that are not described as the contract says are left out, so that one mistake does not hide the others. */
export function readModels(reply: unknown): ExternalModel[] {
  const list = isRecord(reply) && Array.isArray(reply['models']) ? (reply['models'] as unknown[]) : []
  const models = list.slice(0, MAX_MODELS).flatMap((each) => readModel(each) ?? [])
  return models.filter(({ name }, at) => models.findIndex((each) => each.name === name) === at)
}

/** @returns the name of a model as it may be stored; undefined for one that may not */
export function modelName(value: unknown): string | undefined {
  const name = cleanText(value, MAX_NAME)
  return name === '' || OWN_NAME.test(name) ? undefined : name
}

export const modelVersion = (value: unknown): string | undefined => cleanText(value, MAX_NAME) || undefined

function readModel(value: unknown): ExternalModel | undefined {
  if (!isRecord(value)) return undefined
  const { inferType, kinds, parameters = [], reads = 'picture' } = value
  const name = modelName(value['name'])
  const version = modelVersion(value['version'])
  if (name === undefined || version === undefined) return undefined
  if (typeof inferType !== 'string' || !INFER_TYPE.test(inferType)) return undefined
  if (reads !== 'picture' && reads !== 'surface') return undefined
  if (!Array.isArray(kinds) || !Array.isArray(parameters) || parameters.length > MAX_PARAMETERS) return undefined
  const known = (['layer', 'vod'] as const).filter((kind) => kinds.includes(kind))
  const read = parameters.flatMap((each) => readParameter(each) ?? [])
  if (known.length === 0 || read.length < parameters.length) return undefined
  return { name, version, inferType, kinds: known, reads, parameters: read }
}

function readParameter(value: unknown): ModelParameter | undefined {
  if (!isRecord(value)) return undefined
  const { name, default: usual, min, max } = value
  if (typeof name !== 'string' || !PARAMETER.test(name)) return undefined
  if (!isNumber(usual) || !isNumber(min) || !isNumber(max) || usual < min || usual > max) return undefined
  return { name, default: usual, min, max }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) <= MAX_NUMBER
