// Which source file imports which.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { ROOT } from '../children.mjs'

const FOLDERS = ['src', 'server', 'geometry', 'language', 'scripts', 'packages', 'e2e']
const EXTENSIONS = ['', '.ts', '.tsx', '.mjs', '.cjs', '/index.ts']

/** @returns {string[]} relative to ROOT */
export function sourceFiles() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true }).map((file) => path.posix.join(folder, file)),
  ).filter((file) => /\.(ts|tsx|mjs|cjs)$/.test(file) && !file.includes('node_modules/'))
}

/**
 * @typedef {object} Import
 * @property {string} to the imported file, relative to ROOT
 * @property {number} line from 1
 */

/**
 * Static and dynamic imports, `require` and exports from other files. Packages are left out.
 * @param {string[]} files relative to ROOT
 * @returns {Map<string, Import[]>} by file
 */
export function importsOf(files) {
  const known = new Set(files)
  const resolve = (from, name) => {
    const target = path.posix.join(path.posix.dirname(from), name)
    return EXTENSIONS.map((extension) => target + extension).find((file) => known.has(file))
  }
  return new Map(
    files.map((file) => {
      const text = readFileSync(path.join(ROOT, file), 'utf8')
      const { importedFiles } = ts.preProcessFile(text, true, true)
      const imports = importedFiles
        .filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName, pos }) => ({ to: resolve(file, fileName), line: text.slice(0, pos).split('\n').length }))
      return [file, imports.filter(({ to }) => to !== undefined)]
    }),
  )
}
