// What a group contributes to the server. Each group exports one of these from its index.ts; `npm run generate` collects
// them in groups.gen.ts.
import type { OperationId } from '../contract/contract.gen'
import type { Handlers } from '../http/contract'
import type { AnyJobDefinition } from '../jobs/jobs'
import type { Services } from './services'

export interface Group {
  handlers: (services: Services) => Partial<Handlers<OperationId>>
  /** Kinds of job that workers run. */
  jobs?: readonly AnyJobDefinition<Services>[]
  /** Removal of data that is no longer needed. */
  sweeps?: readonly Sweep[]
  /** Work that goes on between requests until it is stopped. */
  background?: (services: Services) => { stop(): Promise<void> }
}

/** Runs regularly in every process; running twice at once must do no harm. */
export interface Sweep {
  every: 'hour' | 'half-minute'
  run: (services: Services) => Promise<unknown>
}
