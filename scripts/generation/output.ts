// Writes generated files: a banner, Prettier's format, and removal of files that are no longer generated.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { format, resolveConfig } from 'prettier'

export const ROOT = path.resolve(__dirname, '../..')

/** Formats and writes one generated file; `file` is relative to the repository, `from` the source its banner names. */
export async function writeGenerated(file: string, source: string, from = 'api-spec/'): Promise<void> {
  const target = path.join(ROOT, file)
  const options = await resolveConfig(target)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(
    target,
    await format(`// Written by \`npm run generate\` from ${from}. Do not edit.\n${source}`, {
      ...options,
      filepath: file,
    }),
  )
}

/** Removes the generated files of `folder` that belong to none of `groups`, so that a deleted group leaves nothing. */
export function removeStale(folder: string, groups: string[]): void {
  const current = new Set(groups.map((group) => `${group}.gen.ts`))
  for (const file of readdirSync(path.join(ROOT, folder))) {
    if (file.endsWith('.gen.ts') && !current.has(file)) rmSync(path.join(ROOT, folder, file))
  }
}

export const camelCase = (name: string): string => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** `base-layer` to `BaseLayer`; unlike in camelCase, no group's name becomes a reserved word. */
export const pascalCase = (name: string): string => camelCase(`-${name}`)
