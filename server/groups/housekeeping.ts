// Runs the sweeps of all groups. Several processes may run them at once.
import { logFailure } from '../core/errors'
import type { Sweep } from './group'
import type { Services } from './services'

const INTERVAL_MS: Record<Sweep['every'], number> = { hour: 3_600_000, 'half-minute': 30_000 }

export function startHousekeeping(services: Services, sweeps: readonly Sweep[]): { stop(): void } {
  const failed = logFailure(services.log, 'housekeeping')
  const timers = sweeps.map(({ every, run }) =>
    setInterval(() => {
      run(services).catch(failed)
    }, INTERVAL_MS[every]),
  )
  for (const timer of timers) timer.unref()
  return { stop: () => timers.forEach(clearInterval) }
}
