// Every kind of job there is.
import type { AnyJobDefinition } from './jobs'

export const jobDefinitions: AnyJobDefinition[] = []
