import { asPlatform } from '../../platform/db/tenancy'
import type { Group } from '../group'
import { startAircraftFeeds } from './connections'
import { aircraftHandlers } from './handlers'
import { deleteOldAircraft } from './leaseSql'

export const group = {
  handlers: aircraftHandlers,
  sweeps: [{ every: 'half-minute', run: ({ db }) => asPlatform(db, deleteOldAircraft) }],
  rounds: (services) => [startAircraftFeeds(services)],
} satisfies Group
