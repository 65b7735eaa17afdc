/**
 * Location and user of the bundled PostgreSQL. Normally DATA_DIR/postgres and the current user. Under root it is a system
 * user; when that user cannot reach DATA_DIR (for example below a home with mode 700), the files are in a directory under
 * /var/lib/aerie, to which DATA_DIR/postgres-home points.
 */
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, chown, mkdir, readFile, realpath, rmdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeDataDir } from '../core/dataDir'
import { StartUpError } from '../core/startUpError'
import { findPostgres, SHARED_HOME } from './postgresBinaries'
import { runProgram } from './runProgram'
import type { SystemUser } from './runProgram'
import { findSystemUser } from './systemUser'

export interface ClusterPlace {
  /** Contains cluster/, socket/ and postgres.log; accessible to `user` only. */
  home: string
  /** The folder with bin/, lib/ and share/. */
  programs: string
  /** The user that PostgreSQL runs as; `undefined` is the current user. */
  user: SystemUser | undefined
}

/** Whether DATA_DIR has had a place for a cluster. */
export const hasPlace = (dataDir: string): boolean => existsSync(inDataDir(dataDir)) || existsSync(pointerIn(dataDir))

/** Finds or creates the place of DATA_DIR's cluster. @throws StartUpError when that is impossible */
export async function placeCluster(dataDir: string, log: (line: string) => void): Promise<ClusterPlace> {
  makeDataDir(dataDir)
  const home = (await readPointer(dataDir)) ?? inDataDir(dataDir)
  const owner = await ownerOf(path.join(home, 'cluster'))
  if (process.getuid?.() !== 0) {
    if (owner && owner.uid !== process.getuid?.())
      throw new StartUpError(
        `The database in ${home} belongs to user ${owner.uid}. Start Aerie as that user or as root.`,
      )
    await makeHome(home)
    return { home, programs: await findPostgres(undefined), user: undefined }
  }

  // The owner of the cluster stays its owner. A copy made by root belongs to root, who cannot run PostgreSQL.
  const user = owner && owner.uid !== 0 ? owner : await findSystemUser()
  if (owner?.uid === 0) await runProgram('chown', ['-R', `${user.uid}:${user.gid}`, home])
  const programs = await findPostgres(user)
  await makeHome(home, user)
  if (await canWrite(home, user)) return { home, programs, user }
  if (owner)
    throw new StartUpError(
      `User ${user.uid} owns the database in ${home} but cannot reach it. Open the directories above it (chmod o+x).`,
    )
  await rmdir(home)
  const sharedHome = await makeSharedHome(dataDir, user)
  log(`The database is kept in ${sharedHome}, because the user it runs as cannot reach ${dataDir}`)
  return { home: sharedHome, programs, user }
}

async function ownerOf(cluster: string): Promise<SystemUser | undefined> {
  try {
    const { uid, gid } = await stat(cluster)
    return { uid, gid }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return undefined
    throw new StartUpError(
      `Cannot read the database in ${cluster} (${code}). Start Aerie as the user who started it first.`,
    )
  }
}

async function makeHome(home: string, user?: SystemUser): Promise<void> {
  try {
    await mkdir(home, { recursive: true, mode: 0o700 })
    if (user) await chown(home, user.uid, user.gid)
  } catch (error) {
    throw new StartUpError(`Cannot create ${home} (${(error as NodeJS.ErrnoException).code}).`)
  }
}

async function canWrite(directory: string, user: SystemUser): Promise<boolean> {
  const { code } = await runProgram('/bin/sh', ['-c', 'cd "$1" && test -w .', 'sh', directory], user)
  return code === 0
}

const inDataDir = (dataDir: string) => path.join(dataDir, 'postgres')

const pointerIn = (dataDir: string) => path.join(dataDir, 'postgres-home')

/** The name is random, not derived from the path: a DATA_DIR that was removed and recreated must start empty. */
async function makeSharedHome(dataDir: string, user: SystemUser): Promise<string> {
  const home = path.join(SHARED_HOME, randomUUID())
  await mkdir(SHARED_HOME, { recursive: true })
  await chmod(SHARED_HOME, 0o711)
  await makeHome(home, user)
  await writeFile(path.join(home, 'data-dir'), await realpath(dataDir))
  await writeFile(pointerIn(dataDir), home)
  return home
}

/** The cluster directory that DATA_DIR points to. A cluster serves one DATA_DIR, so a copied pointer is rejected. */
async function readPointer(dataDir: string): Promise<string | undefined> {
  const home = await readFile(pointerIn(dataDir), 'utf8').catch(() => undefined)
  if (home === undefined) return undefined
  const mark = path.join(home, 'data-dir')
  const [here, before] = await Promise.all([realpath(dataDir), readFile(mark, 'utf8').catch(() => '')])
  if (here === before) return home
  if (before && (await readFile(pointerIn(before), 'utf8').catch(() => '')) === home)
    throw new StartUpError(
      `${here} is a copy of ${before}, whose database is in ${home}. Remove ${pointerIn(here)} to start with an empty one.`,
    )
  await writeFile(mark, here)
  return home
}
