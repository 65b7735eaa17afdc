// The machine: its disk, its ports, and whether a server uses DATA_DIR.
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { access, constants, stat, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { lastArchivedAt, lastBackupAt } from '../../../platform/backup/lastBackup'
import { formatBytes } from '../../../platform/core/byteSize'
import type { Config } from '../../../platform/core/config'
import { lockDataDir } from '../../../platform/db/dataDirLock'
import { failed, ok, reasonOf, warning, type Finding, type Part } from './finding'
import { doctorText, partText } from './messages'

const DATA_DIRECTORY: Part = { area: 'files', name: partText('dataDir') }
const BACKUP: Part = { area: 'files', name: partText('backup') }
const WRITE_AHEAD_LOG: Part = { area: 'files', name: partText('writeAheadLog') }
const LITTLE_SHARE = 0.1
const TOO_LITTLE_BYTES = 1024 ** 3

export async function examineDataDir({ DATA_DIR: folder }: Pick<Config, 'DATA_DIR'>): Promise<Finding> {
  if ((await stat(folder).catch(() => undefined)) === undefined)
    return warning(DATA_DIRECTORY, doctorText('dataDirMissing', { folder }), doctorText('dataDirMissingAction'))
  try {
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const text = doctorText('dataDirNotWritable', { folder, reason: reasonOf(error) })
    return failed(DATA_DIRECTORY, text, doctorText('dataDirNotWritableAction'))
  }
  const { bavail, blocks, bsize } = await statfs(folder)
  const free = bavail * bsize
  const text = doctorText('dataDirFree', { folder, free: formatBytes(free), total: formatBytes(blocks * bsize) })
  if (free < TOO_LITTLE_BYTES) return failed(DATA_DIRECTORY, text, doctorText('dataDirFullAction'))
  if (bavail < blocks * LITTLE_SHARE) return warning(DATA_DIRECTORY, text, doctorText('dataDirLittleAction'))
  return ok(DATA_DIRECTORY, text)
}

/** Whether a server of the bundled database runs. Several servers of an external one share a DATA_DIR without a lock. */
export async function isServerRunning({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<boolean> {
  if ((await stat(DATA_DIR).catch(() => undefined)) === undefined) return false
  try {
    await (await lockDataDir(DATA_DIR)).release()
    return false
  } catch {
    return true
  }
}

export async function examinePorts(
  config: Pick<Config, 'HOST' | 'PORT' | 'RTMP_PORT' | 'LIVE_UDP_PORT' | 'METRICS_PORT'>,
): Promise<Finding[]> {
  const tcp: [name: string, port: number][] = [
    ['PORT', config.PORT],
    ['RTMP_PORT', Number(config.RTMP_PORT)],
  ]
  if (config.METRICS_PORT !== 0) tcp.push(['METRICS_PORT', config.METRICS_PORT])
  const findings: Finding[] = []
  for (const [name, port] of tcp) findings.push(portFinding(name, port, await tcpProblem(config.HOST, port)))
  findings.push(portFinding('LIVE_UDP_PORT', config.LIVE_UDP_PORT, await udpProblem(config.LIVE_UDP_PORT)))
  return findings
}

function portFinding(setting: string, port: number, problem: string | undefined): Finding {
  const part: Part = { area: 'server', name: partText('port', { port: String(port) }) }
  if (problem === undefined) return ok(part, doctorText('portFree', { setting }))
  const text = doctorText('portTaken', { setting, reason: problem })
  const action = doctorText('portAction', { setting })
  // Without it, the server ends at its start; the others only switch off live video or metrics.
  return setting === 'PORT' ? failed(part, text, action) : warning(part, text, action)
}

async function tcpProblem(host: string, port: number): Promise<string | undefined> {
  const probe = createServer()
  try {
    probe.listen(port, host)
    await once(probe, 'listening')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
  probe.close()
  await once(probe, 'close')
  return undefined
}

async function udpProblem(port: number): Promise<string | undefined> {
  const probe = createSocket('udp4')
  try {
    probe.bind(port)
    await once(probe, 'listening')
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
  probe.close()
  await once(probe, 'close')
  return undefined
}

const OLD_BACKUP_HOURS = 26

/** Of the bundled database; another one has its own means. */
export async function examineBackups({
  DATA_DIR,
  DATABASE_URL,
}: Pick<Config, 'DATA_DIR' | 'DATABASE_URL'>): Promise<Finding> {
  if (DATABASE_URL !== undefined) return ok(BACKUP, doctorText('backupElsewhere'))
  const at = await lastBackupAt(DATA_DIR)
  if (!at) return warning(BACKUP, doctorText('backupNone'), doctorText('backupNoneAction'))
  const hours = Math.floor((Date.now() - at.getTime()) / 3_600_000)
  const text = hours < 1 ? doctorText('backupFresh') : doctorText('backupHours', { hours })
  return hours >= OLD_BACKUP_HOURS ? warning(BACKUP, text, doctorText('backupOldAction')) : ok(BACKUP, text)
}

const OLD_ARCHIVE_MINUTES = 15

/** Of the bundled database, when BACKUP_LOG_SECONDS is set. @param isRunning whether a server uses DATA_DIR, which archives the log */
export async function examineArchive(
  { DATA_DIR, DATABASE_URL, BACKUP: { logSeconds } }: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'BACKUP'>,
  isRunning: boolean,
): Promise<Finding[]> {
  if (DATABASE_URL !== undefined || logSeconds === 0) return []
  const at = await lastArchivedAt(DATA_DIR)
  if (!at) return [warning(WRITE_AHEAD_LOG, doctorText('archiveNone'), doctorText('archiveNoneAction'))]
  const minutes = Math.floor((Date.now() - at.getTime()) / 60_000)
  const text = minutes < 1 ? doctorText('archiveFresh') : doctorText('archiveMinutes', { minutes })
  const isLate = isRunning && minutes > OLD_ARCHIVE_MINUTES
  return [isLate ? warning(WRITE_AHEAD_LOG, text, doctorText('archiveOldAction')) : ok(WRITE_AHEAD_LOG, text)]
}
