// Finds a Chromium for the flows, or installs one.
import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * @returns the path from CHROME_PATH, else from PATH, else of a new installation (apt as root on Debian, else the download
 * of Playwright)
 * @throws Error when no Chromium exists and none can be installed
 */
export function findChromium(): string {
  const named = process.env.CHROME_PATH
  if (named) {
    if (!isProgram(named)) throw new Error(`CHROME_PATH is ${named}, which is not an executable file`)
    return named
  }
  const found = onPath() ?? downloaded() ?? install()
  if (!found) throw new Error('No Chromium was found and none could be installed. Set CHROME_PATH.')
  return found
}

function install(): string | undefined {
  console.log('No Chromium found, installing one')
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      DEBIAN_FRONTEND: 'noninteractive',
    })
    const installed = onPath()
    if (installed) return installed
  }
  run(process.execPath, [path.join(path.dirname(require.resolve('playwright-core')), 'cli.js'), 'install', 'chromium'])
  return downloaded()
}

function onPath(): string | undefined {
  return (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find(isProgram)
}

function downloaded(): string | undefined {
  const file = chromium.executablePath()
  return isProgram(file) ? file : undefined
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv = {}): void {
  spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, ...env } })
}
