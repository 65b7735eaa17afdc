// What a group contributes to the server. Each group exports one of these from its index.ts; `npm run generate` collects
// them in groups.gen.ts.
import type { FastifyPluginAsync, FastifyPluginCallback } from 'fastify'
import type { OperationId } from '../platform/contract/contract.gen'
import type { Handlers } from '../platform/http/contract'
import type { AnyJobDefinition } from '../platform/jobs/jobs'
import type { Rounds } from '../platform/jobs/rounds'
import type { LiveSettings } from '../media/live/messages'
import type { Services } from './services'

export interface Group {
  handlers: (services: Services) => Partial<Handlers<OperationId>>
  /**
   * What lives as long as the server: engines of this group, routes outside of the contract, sockets. It is named with
   * fastify-plugin, declares what it depends on, and is registered before the handlers.
   */
  plugin?: FastifyPluginAsync<GroupOptions> | FastifyPluginCallback<GroupOptions>
  /** Kinds of job that workers run. */
  jobs?: readonly AnyJobDefinition<Services>[]
  /** Removal of data that is no longer needed. */
  sweeps?: readonly Sweep[]
  /** Work that is queued in tables of the group, repeated until the server stops. */
  rounds?: (services: Services) => readonly Pick<Rounds, 'stop'>[]
}

/** What a start gives to the plugins of groups. */
export interface GroupOptions {
  /** Undefined for no live video; `elsewhere` if another process of this server receives streams. */
  live: LiveSettings | 'elsewhere' | undefined
  /** Where other processes reach this one with their viewers. */
  liveAddress: string
  /** No other process uses the database. */
  isAlone: boolean
}

/** Runs regularly in every process; running twice at once must do no harm. */
export interface Sweep {
  every: 'hour' | 'half-minute'
  /** Aborted when the server stops. */
  run: (services: Services, signal: AbortSignal) => Promise<unknown>
}
