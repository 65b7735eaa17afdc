// Writes generated files with a banner, formats them, and removes files that are no longer generated.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, type FormatConfig } from 'oxfmt'

export const ROOT = path.resolve(__dirname, '../..')

const STYLE = JSON.parse(readFileSync(path.join(ROOT, '.oxfmtrc.json'), 'utf8')) as FormatConfig

/**
 * Formats and writes a generated file.
 * @param file relative to the repository
 * @param from source in the banner
 */
export async function writeGenerated(file: string, source: string, from = 'api-spec/'): Promise<void> {
  const target = path.join(ROOT, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(
    target,
    await formatted(file, `// Written by \`npm run generate\` from ${from}. Do not edit.\n${source}`),
  )
}

/** Formats and writes a generated page, which says itself what it is generated from. @param file relative to the repository */
export async function writeGeneratedPage(file: string, source: string): Promise<void> {
  writeFileSync(path.join(ROOT, file), await formatted(file, source))
}

async function formatted(file: string, source: string): Promise<string> {
  const { code, errors } = await format(file, source, STYLE)
  if (errors.length > 0) throw new Error(`${file} was generated with an error: ${errors[0]?.message}`)
  return code
}

/** Removes the generated files of deleted groups. */
export function removeStale(folder: string, groups: string[]): void {
  const current = new Set(groups.map((group) => `${group}.gen.ts`))
  for (const file of readdirSync(path.join(ROOT, folder))) {
    if (file.endsWith('.gen.ts') && !current.has(file)) rmSync(path.join(ROOT, folder, file))
  }
}

export const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `base-layer` -> `BaseLayer`. Unlike camel case, it never yields a reserved word. */
export const pascalCase = (name: string): string => camelCase(`-${name}`)
