// Every kind of job there is.
import { layerImport } from '../groups/layer/importJob'
import type { AnyJobDefinition } from './jobs'

export const jobDefinitions: AnyJobDefinition[] = [layerImport]
