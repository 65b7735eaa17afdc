// What one of the processes of a server does. The primary process passes it on in the environment.
import type pg from 'pg'
import { portOf, type Config } from '../core/config'
import { LOOPBACK } from './ports'

const VARIABLE = 'AERIE_PROCESS'

export interface ProcessTask {
  /** Its place among the processes of the server. The first one receives live streams. */
  index: number
  /** How many processes the server has, the primary not counted. */
  count: number
  /** Ports on the loopback address at which the processes that answer requests reach each other, by place. */
  ports: number[]
  /** Jobs at a time; short ones not counted. None: 0. */
  jobs: number
  /** No other process uses the database: what is left of earlier ones can be ended. */
  isAlone: boolean
  /** The bundled database. Absent: DATABASE_URL. */
  connection?: pg.PoolConfig
}

/** A process whose place has no port runs jobs only. */
export const answersRequests = ({ index, ports }: Pick<ProcessTask, 'index' | 'ports'>): boolean => index < ports.length

/**
 * One task for each process: those that answer requests, then those that run jobs only. The processes of the second kind share
 * the jobs; without any, the others do.
 */
export function tasksOf(
  { PROCESSES, JOB_PROCESSES, JOB_CONCURRENCY, DATABASE_URL }: Config,
  ports: number[],
  connection?: pg.PoolConfig,
): ProcessTask[] {
  const count = PROCESSES + JOB_PROCESSES
  const runners = JOB_PROCESSES === 0 ? PROCESSES : JOB_PROCESSES
  return Array.from({ length: count }, (_, index) => ({
    index,
    count,
    ports,
    // The last ones of all, because the first one has the live streams.
    jobs: shareOf(JOB_CONCURRENCY, runners, index - (count - runners)),
    isAlone: index === 0 && DATABASE_URL === undefined,
    ...(connection && { connection }),
  }))
}

/** The share of the runner with this place, from 0; the later ones have one more if it does not come out even. */
function shareOf(jobs: number, runners: number, place: number): number {
  if (place < 0) return 0
  const isLater = place >= runners - (jobs % runners)
  return Math.floor(jobs / runners) + (isLater ? 1 : 0)
}

/**
 * Where other processes reach the one that receives live streams. The port of the server is shared by all of its processes, so that
 * this one has another: on the loopback address, or that of INTERNAL_URL for other machines.
 * @returns `port` if the process listens there besides
 */
export function liveAddressOf({ PORT, INTERNAL_URL, PROCESS }: Config): { origin: string; port?: number } {
  const [first, second] = PROCESS.ports
  if (second === undefined) return { origin: INTERNAL_URL }
  const port = portOf(INTERNAL_URL)
  return port === PORT ? { origin: `http://${LOOPBACK}:${first}` } : { origin: INTERNAL_URL, port }
}

export const taskVariables = (task: ProcessTask): Record<string, string> => ({ [VARIABLE]: JSON.stringify(task) })

/** The task of this process, which its child processes do not inherit; undefined for one that was not started by a primary. */
export function takeTask(): ProcessTask | undefined {
  const text = process.env[VARIABLE]
  delete process.env[VARIABLE]
  return text === undefined ? undefined : (JSON.parse(text) as ProcessTask)
}
