import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { unzipSync } from 'fflate'

/** Writes the files of a ZIP archive into the folder `target`, which it creates. */
export function unpackZip(archive: Uint8Array, target: string): void {
  mkdirSync(target, { recursive: true })
  for (const [name, content] of Object.entries(unzipSync(archive))) {
    if (name.endsWith('/')) continue
    const file = path.join(target, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}
