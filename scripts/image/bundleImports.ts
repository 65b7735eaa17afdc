/** What the bundle of the server imports when it runs. */
import { isBuiltin } from 'node:module'
import type { Metafile } from 'esbuild'

/** The file beside the bundle that lists it: a JSON array such as `["pg", "pdfjs-dist/legacy/build/pdf.mjs"]`. */
export const BUNDLE_IMPORTS = 'imports.json'

/** Returns the imports of packages, sorted. */
export function importsOf({ outputs }: Pick<Metafile, 'outputs'>): string[] {
  const imports = Object.values(outputs).flatMap((output) => output.imports)
  const specifiers = imports.filter((each) => each.external && !isBuiltin(each.path)).map((each) => each.path)
  return [...new Set(specifiers)].sort()
}
