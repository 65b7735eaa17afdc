import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Creates the file atomically with this line. When two processes create it, the first one wins. @returns the line it has */
export function createOnce(file: string, line: string): string {
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, `${line}\n`, { mode: 0o600 })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
