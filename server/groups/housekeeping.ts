// Runs the sweeps of all groups. Several processes may run them at once.
import { startRounds, type Rounds } from '../platform/jobs/rounds'
import type { Sweep } from './group'
import type { Services } from './services'

const INTERVAL_MS: Record<Sweep['every'], number> = { hour: 3_600_000, 'half-minute': 30_000 }

/** A sweep that takes longer than its interval is not started a second time meanwhile. */
export const startHousekeeping = (services: Services, sweeps: readonly Sweep[]): Rounds[] =>
  sweeps.map(({ every, run }) =>
    startRounds({ log: services.log, title: 'housekeeping', everyMs: INTERVAL_MS[every] }, async (signal) => {
      await run(services, signal)
    }),
  )
