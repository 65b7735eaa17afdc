import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Writes the whole file or nothing: a full disk leaves no partial file. */
export async function writePicture(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const partial = `${file}.part`
  try {
    await writeFile(partial, bytes, { mode: 0o600, flush: true })
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}
