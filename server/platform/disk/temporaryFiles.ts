// Files of this process that take space on the disk for a while and that no record names: parts of recordings and of rasters that are
// being sent, which have no name on the disk any more, and the folders of jobs.
import { AppError } from '../core/errors'
import { diskText } from './messages'

export const TEMPORARY_KINDS = ['clip', 'moment', 'download', 'job'] as const
/**
 * `clip`: a part of a recording that is being sent. `moment`: one of a shared moment, kept for a while for further visitors.
 * `download`: a part of a raster that is being sent. `job`: the folder of a job that runs.
 */
export type TemporaryKind = (typeof TEMPORARY_KINDS)[number]

export interface TemporaryFile {
  kind: TemporaryKind
  tenantId: string
  /** What it takes, or is expected to take until it is complete. */
  bytes: number
  since: Date
}

export interface HeldFile {
  /** The file is complete. */
  setBytes(bytes: number): void
  /** The file takes no space any more. Repeated calls have no effect. */
  release(): void
}

export interface TemporaryFiles {
  /** Call it before the file is written. @throws AppError 429 at the limit of the tenant, 503 at that of the process */
  hold(kind: TemporaryKind, tenantId: string, bytes: number): HeldFile
  /** All of this process, the oldest first. */
  list(): readonly Readonly<TemporaryFile>[]
}

interface Limit {
  perTenant: number
  ofAll: number
}

/** Files at a time, of all processes. Those of jobs are limited by JOB_CONCURRENCY. */
const LIMITS: Record<TemporaryKind, Limit> = {
  clip: { perTenant: 4, ofAll: 20 },
  // More than a process keeps of all tenants, because one that is still being sent outlives its place there.
  moment: { perTenant: 12, ofAll: 20 },
  download: { perTenant: 4, ofAll: 10 },
  job: { perTenant: Infinity, ofAll: Infinity },
}

/** Files of a process, however many there are: one that is kept must not refuse the next one. */
const LEAST = 2

/** Of each kind but jobs, in bytes, of all processes. A part of ten minutes of a recording of 20 Mbit/s has 1.5 GB. */
const BYTES: Limit = { perTenant: 4 * 2 ** 30, ofAll: 16 * 2 ** 30 }

/** @param processes that answer requests. Each has its share of the limits, at least two files, so that they do not multiply. */
export function createTemporaryFiles(processes = 1): TemporaryFiles {
  const files = new Set<TemporaryFile>()
  const shareOf = (limit: number): number => Math.max(LEAST, Math.floor(limit / processes))

  function assertRoom(kind: TemporaryKind, tenantId: string, bytes: number): void {
    if (kind === 'job') return
    const ofProcess = [...files].filter((file) => file.kind === kind)
    const ofTenant = ofProcess.filter((file) => file.tenantId === tenantId)
    const { perTenant, ofAll } = LIMITS[kind]
    if (ofTenant.length >= shareOf(perTenant) || isOver(ofTenant, bytes, shareOf(BYTES.perTenant)))
      throw new AppError(429, diskText('manyOfTenant', { count: ofTenant.length }))
    if (ofProcess.length >= shareOf(ofAll) || isOver(ofProcess, bytes, shareOf(BYTES.ofAll)))
      throw new AppError(503, diskText('manyOfServer'))
  }

  return {
    hold(kind, tenantId, bytes) {
      assertRoom(kind, tenantId, bytes)
      const file = { kind, tenantId, bytes, since: new Date() }
      files.add(file)
      return {
        setBytes(complete) {
          file.bytes = complete
        },
        release: () => void files.delete(file),
      }
    },
    list: () => [...files],
  }
}

/** Whether `bytes` more exceed the limit. A single file may be larger. */
const isOver = (files: readonly TemporaryFile[], bytes: number, limit: number): boolean =>
  files.length > 0 && files.reduce((sum, file) => sum + file.bytes, bytes) > limit
