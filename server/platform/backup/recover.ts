// Applies the archived write-ahead log to a restored database.
// https://www.postgresql.org/docs/18/runtime-config-wal.html#RUNTIME-CONFIG-WAL-RECOVERY-TARGET
import { chown, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StartUpError } from '../core/startUpError'
import { lastError, startCluster, stopCluster } from '../db/cluster'
import { placeCluster } from '../db/clusterPlace'
import { embeddedSettings, embeddedSuperuser } from '../db/embedded'

/** A moment, or everything that is archived. */
export type Moment = Date | 'latest'

const RETRY_MS = 200
const CANNOT_CONNECT_NOW = '57P03'

/**
 * Recovers the database of DATA_DIR, whose segments are in its folder of the log, and stops it again.
 * @returns the time of the last change; undefined when the log has none
 * @throws StartUpError when the log ends before the moment
 */
export async function recover(dataDir: string, at: Moment): Promise<Date | undefined> {
  const place = await placeCluster(path.resolve(dataDir), () => undefined)
  const { connection, cluster } = await embeddedSuperuser(dataDir)
  const signal = path.join(cluster, 'recovery.signal')
  await writeFile(signal, '', { mode: 0o600 })
  if (place.user) await chown(signal, place.user.uid, place.user.gid)
  await startCluster(place, {
    ...embeddedSettings(String(connection.host)),
    // Nothing: the segments are there already, and PostgreSQL wants a command.
    restore_command: 'exit 1',
    hot_standby: 'off',
    ...(at instanceof Date && {
      // Without the letters of ISO 8601, which PostgreSQL does not know this early.
      recovery_target_time: at.toISOString().replace('T', ' ').replace('Z', '+00'),
      recovery_target_action: 'promote',
    }),
  })
  try {
    return await lastChange(connection)
  } catch (error) {
    const reason = await lastError(place)
    throw new StartUpError(
      /recovery target/.test(reason) && at instanceof Date
        ? `The archive of the write-ahead log does not reach to ${at.toISOString()}. Choose an earlier moment, or --at latest.`
        : `The database could not be recovered: ${reason} (${(error as Error).message})`,
    )
  } finally {
    await stopCluster(place)
  }
}

/** Waits for the end of the recovery, however long it takes. @throws Error when the server has ended */
async function lastChange(connection: pg.ClientConfig): Promise<Date | undefined> {
  for (;;) {
    const client = new pg.Client(connection)
    client.on('error', () => undefined)
    try {
      await client.connect()
      const { rows } = await client.query<{ at: Date | null }>('select pg_last_xact_replay_timestamp() as at')
      return rows[0]?.at ?? undefined
    } catch (error) {
      if (!(error instanceof pg.DatabaseError && error.code === CANNOT_CONNECT_NOW)) throw error
    } finally {
      await client.end().catch(() => undefined)
    }
    await sleep(RETRY_MS)
  }
}
