// Temporary files that lose their name before they are sent, so that nothing is left over when the process ends.
import { mkdir, mkdtemp, open, rm, type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '../core/config'
import type { HeldFile } from './temporaryFiles'

export interface NamelessFile {
  handle: FileHandle
  size: number
  /** Sends the file once, and frees its space when the stream ends, for whatever reason. */
  send(): Readable
  /** Frees the space of the file. */
  close(): Promise<void>
}

/**
 * Has `write` write a file and opens it; it has no name from then on. `held` is released with its space, also when that fails.
 * @param write receives the path of a file called `name`, in an empty folder
 */
export async function namelessFile(
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  { held, name }: { held: HeldFile; name: string },
  write: (output: string) => Promise<unknown>,
): Promise<NamelessFile> {
  try {
    const root = path.join(DATA_DIR, 'work')
    await mkdir(root, { recursive: true, mode: 0o700 })
    const folder = await mkdtemp(path.join(root, 'sent-'))
    try {
      const output = path.join(folder, name)
      await write(output)
      return await openFile(output, held)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  } catch (error) {
    held.release()
    throw error
  }
}

async function openFile(output: string, held: HeldFile): Promise<NamelessFile> {
  const handle = await open(output)
  const { size } = await handle.stat()
  held.setBytes(size)
  return {
    handle,
    size,
    send: () => handle.createReadStream().once('close', () => held.release()),
    async close() {
      await handle.close()
      held.release()
    },
  }
}
