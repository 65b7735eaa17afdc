// Examines the installation of this server while it runs: the parts that `npm run doctor` examines, except for the ports,
// which the server uses itself, and its processes and live video.
import type pg from 'pg'
import type { Config } from '../../../platform/core/config'
import type { Db } from '../../../platform/db/tenancy'
import { examineServerDatabase } from './database'
import { reasonOf, warning, type Finding, type Part } from './finding'
import { examineLive, type Ingest } from './live'
import { examineArchive, examineBackups, examineDataDir } from './machine'
import { doctorText, partText } from './messages'
import type { TemporaryFiles } from '../../../platform/disk/temporaryFiles'
import { examineReserved, examineTemporaryFiles } from './space'
import { examineEventLoop, examineMemory, examineProcesses, examineVersion } from './process'
import type { EventLoopDelay } from './eventLoopDelay'
import { examineEncryption } from './encryption'
import { examineCertificates, examineEngines, examineMail, examineStore } from './services'

/** Longer than any part waits by itself. */
const PATIENCE_MS = 12_000

const PROCESSES: Part = { area: 'server', name: partText('processes') }
const DATABASE: Part = { area: 'database', name: partText('database') }
const FILES: Part = { area: 'files', name: partText('files') }
const DATA_DIRECTORY: Part = { area: 'files', name: partText('dataDir') }
const RESERVED: Part = { area: 'files', name: partText('reservedSpace') }
const TEMPORARY: Part = { area: 'files', name: partText('temporaryFiles') }
const BACKUP: Part = { area: 'files', name: partText('backup') }
const WRITE_AHEAD_LOG: Part = { area: 'files', name: partText('writeAheadLog') }
const SECRETS: Part = { area: 'database', name: partText('secrets') }
const MAIL: Part = { area: 'services', name: partText('mail') }
const ENGINES: Part = { area: 'services', name: partText('engines') }
const CERTIFICATE: Part = { area: 'services', name: partText('certificate') }
const LIVE: Part = { area: 'services', name: partText('live') }

export interface RunningServer {
  config: Config
  db: Db
  pool: pg.Pool
  /** Undefined without live video. */
  live: Ingest | undefined
  eventLoop: EventLoopDelay
  temporaryFiles: TemporaryFiles
}

/** Nothing is changed, and no secret is in a finding. A part that cannot be examined does not hinder the others. */
export async function examineRunning({
  config,
  db,
  pool,
  live,
  eventLoop,
  temporaryFiles,
}: RunningServer): Promise<Finding[]> {
  const findings = await Promise.all([
    attempt(PROCESSES, () => examineProcesses(config)),
    attempt(DATABASE, () => examineServerDatabase(db, pool)),
    attempt(DATA_DIRECTORY, () => examineDataDir(config)),
    attempt(RESERVED, () => examineReserved(config, db)),
    attempt(TEMPORARY, async () => examineTemporaryFiles(temporaryFiles)),
    attempt(FILES, () => examineStore(config)),
    attempt(BACKUP, () => examineBackups(config)),
    attempt(WRITE_AHEAD_LOG, () => examineArchive(config, true)),
    attempt(SECRETS, () => examineEncryption(config)),
    attempt(MAIL, () => examineMail(config)),
    attempt(LIVE, () => examineLive(config, db, live)),
    attempt(ENGINES, () => examineEngines(config)),
    attempt(CERTIFICATE, () => examineCertificates(config)),
  ])
  return [examineVersion(), examineEventLoop(eventLoop), examineMemory(), ...findings.flat()]
}

async function attempt(part: Part, examination: () => Promise<Finding | Finding[]>): Promise<Finding | Finding[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), PATIENCE_MS)
  })
  try {
    return await Promise.race([examination(), late])
  } catch (error) {
    const text = doctorText('examinationFails', { reason: reasonOf(error) })
    return warning(part, text, doctorText('examinationAction'))
  } finally {
    clearTimeout(timer)
  }
}
