/**
 * One Aerie per DATA_DIR. The lock is a listening unix socket: the kernel closes it with its process, so kill -9 frees it
 * immediately, and connecting to it shows whether its holder runs.
 */
import { link, rename, unlink } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataDir } from '../core/dataDir'
import { StartUpError } from '../core/startUpError'
import { makeSocketDirectory } from './socketDirectory'

/** Locks DATA_DIR for this process until `release`. @throws StartUpError while another process holds it */
export async function lockDataDir(dataDir: string): Promise<{ release(): Promise<void> }> {
  makeDataDir(dataDir)
  const address = path.join(await makeSocketDirectory(path.join(dataDir, 'lock')), 'aerie')
  for (;;) {
    const server = await listen(address)
    if (server) return { release: () => new Promise((resolve) => server.close(() => resolve())) }
    const inUse = new StartUpError(`The data directory ${dataDir} is in use by another Aerie.`)
    if (await isHeld(address)) throw inUse
    if (!(await removeStale(address))) throw inUse
  }
}

function listen(address: string): Promise<net.Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((socket) => socket.destroy())
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined)
      else reject(new StartUpError(`Cannot lock the data directory at ${address} (${error.code}).`))
    })
    server.listen(address, () => resolve(server))
    server.unref()
  })
}

/** Checks twice, because a running holder refuses connections briefly between bind and listen. */
async function isHeld(address: string): Promise<boolean> {
  if (await answers(address)) return true
  await sleep(50)
  return answers(address)
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(address)
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    // Any other error, for example a full backlog, means that the holder runs.
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'))
  })
}

/**
 * Removes a dead socket. Of two processes that do this concurrently, the second may catch the first one's new socket:
 * therefore it is renamed, checked again, and restored if it is alive. @returns false in that case
 */
async function removeStale(address: string): Promise<boolean> {
  const aside = `${address}.${process.pid}`
  try {
    await rename(address, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true
    throw error
  }
  const alive = await isHeld(aside)
  if (alive) await link(aside, address).catch(() => undefined)
  await unlink(aside)
  return !alive
}
