/**
 * One Aerie per DATA_DIR. The lock is a listening unix socket: the kernel closes it with the process, so it is free
 * at once after kill -9, and it can be asked whether its holder lives.
 */
import { link, rename, unlink } from 'node:fs/promises'
import net from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeDataDir } from '../dataDir'
import { StartUpError } from '../startUpError'
import { makeSocketDirectory } from './socketDirectory'

/** Takes DATA_DIR for this process until `release`. Throws a StartUpError while another process holds it. */
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

/** A second look, because between bind and listen a living holder refuses connections for a moment. */
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
    // Any other error (a full backlog, say) is a sign of life.
    socket.once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'ECONNREFUSED' && code !== 'ENOENT'))
  })
}

/**
 * Takes a dead socket out of the way. Two starters may do this at once, so the second can catch the first one's new
 * socket: it is moved aside whole, asked again, and given back if it lives. Answers false in that case.
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
