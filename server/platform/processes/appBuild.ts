// `npm start` starts the server while the browser's app is still being built (scripts/start.mjs).
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { StartUpError } from '../core/startUpError'

const OPTION = '--app-build='
/** Written after all other files (scripts/webpack/reportWritten.cjs). */
const WRITTEN = '.written'
const CHECK_MS = 50

/**
 * Waits for the app that this process was started for, if it was started before the end of its build.
 * @param folder of the app
 * @throws StartUpError when the build will not end any more
 */
export async function appIsBuilt(folder: string, stop: AbortSignal): Promise<void> {
  const fingerprint = process.argv.find((argument) => argument.startsWith(OPTION))?.slice(OPTION.length)
  if (fingerprint === undefined) return
  const builder = process.ppid
  while ((await writtenIn(folder)) !== fingerprint) {
    stop.throwIfAborted()
    if (process.ppid !== builder) throw new StartUpError('The app was not built. Run npm start again.')
    await sleep(CHECK_MS)
  }
}

const writtenIn = (folder: string): Promise<string | undefined> =>
  readFile(path.join(folder, WRITTEN), 'utf8').catch(() => undefined)
