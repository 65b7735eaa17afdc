import { Histogram, type Registry } from 'prom-client'

/** How a run ended; `handed-over` when another system continues, `dropped` when the job was cancelled or claimed elsewhere. */
export type RunEnd = 'completed' | 'failed' | 'queued' | 'handed-over' | 'dropped'

export type ObserveRun = (run: { kind: string; end: RunEnd; seconds: number }) => void

/** From a second to hours. */
const BUCKETS = [0.1, 0.5, 1, 5, 15, 60, 300, 900, 3600, 14_400]

/** @returns what records the runs of jobs in this process */
export function measureRuns(registry: Registry): ObserveRun {
  const duration = new Histogram({
    name: 'aerie_job_run_duration_seconds',
    help: 'Time of a run of a job, by kind and end; `queued` runs are tried again.',
    labelNames: ['kind', 'end'] as const,
    buckets: BUCKETS,
    registers: [registry],
  })
  return ({ kind, end, seconds }) => duration.observe({ kind, end }, seconds)
}
