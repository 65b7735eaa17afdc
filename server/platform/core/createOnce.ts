import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/**
 * Creates the file atomically with this line, unless it exists: a server starts on a full disk, too. When two processes create it, the
 * first one wins. @returns the line it has
 */
export function createOnce(file: string, line: string): string {
  return read(file) ?? create(file, line)
}

function create(file: string, line: string): string {
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, `${line}\n`, { mode: 0o600 })
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft, { force: true })
  }
  return readFileSync(file, 'utf8').trim()
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return undefined
  }
}
