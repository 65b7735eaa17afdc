// The machine: its disk, its ports, and whether a server uses DATA_DIR.
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { access, constants, stat, statfs } from 'node:fs/promises'
import { createServer } from 'node:net'
import { lastArchivedAt, lastBackupAt } from '../../../platform/backup/lastBackup'
import { formatBytes } from '../../../platform/core/byteSize'
import type { Config } from '../../../platform/core/config'
import { lockDataDir } from '../../../platform/db/dataDirLock'
import { failed, ok, reasonOf, warning, type Finding } from './finding'

const LITTLE_SHARE = 0.1
const TOO_LITTLE_BYTES = 1024 ** 3

export async function examineDataDir({ DATA_DIR }: Pick<Config, 'DATA_DIR'>): Promise<Finding> {
  const part = 'Data directory'
  if ((await stat(DATA_DIR).catch(() => undefined)) === undefined)
    return warning(
      part,
      `${DATA_DIR} does not exist. The first start creates it. Set DATA_DIR if there should be data.`,
    )
  try {
    await access(DATA_DIR, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    return failed(part, `${DATA_DIR} is not writable (${reasonOf(error)}). Start as the user who owns it.`)
  }
  const { bavail, blocks, bsize } = await statfs(DATA_DIR)
  const free = bavail * bsize
  const text = `${DATA_DIR}: ${formatBytes(free)} of ${formatBytes(blocks * bsize)} are free.`
  if (free < TOO_LITTLE_BYTES) return failed(part, `${text} Enlarge the volume or free space.`)
  if (bavail < blocks * LITTLE_SHARE) return warning(part, `${text} Enlarge the volume or free space soon.`)
  return ok(part, text)
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

function portFinding(name: string, port: number, problem: string | undefined): Finding {
  const part = `Port ${port}`
  if (problem === undefined) return ok(part, `Free for ${name}.`)
  const text = `Not available for ${name} (${problem}). End the program that uses it, or set ${name} to another port.`
  // Without it, the server ends at its start; the others only switch off live video or metrics.
  return name === 'PORT' ? failed(part, text) : warning(part, text)
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
  const part = 'Backup'
  if (DATABASE_URL !== undefined) return ok(part, 'DATABASE_URL names the database: its backups are not examined here.')
  const at = await lastBackupAt(DATA_DIR)
  if (!at) return warning(part, 'There was no backup by npm run backup. Plan one for every night.')
  const hours = (Date.now() - at.getTime()) / 3_600_000
  const text = `The last one was made ${hours < 1 ? 'less than an hour' : `${Math.floor(hours)} hours`} ago.`
  return hours > OLD_BACKUP_HOURS ? warning(part, `${text} Run npm run backup and read its message.`) : ok(part, text)
}

const OLD_ARCHIVE_MINUTES = 15

/** Of the bundled database, when BACKUP_LOG_SECONDS is set. @param isRunning whether a server uses DATA_DIR, which archives the log */
export async function examineArchive(
  { DATA_DIR, DATABASE_URL, BACKUP }: Pick<Config, 'DATA_DIR' | 'DATABASE_URL' | 'BACKUP'>,
  isRunning: boolean,
): Promise<Finding[]> {
  const part = 'Write-ahead log'
  if (DATABASE_URL !== undefined || BACKUP.logSeconds === 0) return []
  const at = await lastArchivedAt(DATA_DIR)
  if (!at) return [warning(part, 'It was never archived. The server archives it at BACKUP_TO while it runs.')]
  const minutes = Math.floor((Date.now() - at.getTime()) / 60_000)
  const text = `It was archived ${minutes === 0 ? 'less than a minute' : `${minutes} minutes`} ago.`
  const isLate = isRunning && minutes > OLD_ARCHIVE_MINUTES
  return [
    isLate ? warning(part, `${text} Read the log of the server, and see whether BACKUP_TO answers.`) : ok(part, text),
  ]
}
