/** The packages that the running server needs: those that its bundle asks for, and those that these need. */

interface LockedPackage {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** What package-lock.json says, by folder, such as `node_modules/pg`. The empty folder is Aerie itself. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>

/**
 * Drawing of pages, which the server does not do: it reads the text of PDF files. And stores of uploads in Redis. `overrides` in
 * package.json replaces them by an empty package.
 */
const NOT_NEEDED = ['@napi-rs/canvas', '@redis/client', 'ioredis']

/** Returns the name of the package of an import, such as `pdfjs-dist` for `pdfjs-dist/legacy/build/pdf.mjs`. */
export function packageOf(specifier: string): string {
  const parts = specifier.split('/')
  return parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/')
}

/**
 * Returns the folders of the packages, sorted, relative to the folder of the lock file.
 * @param specifiers what the scripts of the bundle import
 * @param isInstalled whether a folder exists: packages for other systems do not
 * @throws Error when a package that is not optional is missing
 */
export function serverPackages(
  specifiers: readonly string[],
  lock: LockedPackages,
  isInstalled: (folder: string) => boolean,
): string[] {
  const found = new Set<string>()

  const add = (name: string, from: string, isOptional: boolean): void => {
    if (NOT_NEEDED.includes(name)) return
    const folder = foldersOf(name, from).find((each) => each in lock && isInstalled(each))
    if (folder === undefined) {
      if (isOptional) return
      throw new Error(`The package ${name} of ${from || 'the server'} is not installed. Run npm ci first.`)
    }
    if (found.has(folder)) return
    found.add(folder)
    addThoseOf(folder)
  }

  const addThoseOf = (folder: string): void => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lock[folder] ?? {}
    for (const name of Object.keys(optionalDependencies ?? {})) add(name, folder, true)
    for (const name of Object.keys(dependencies ?? {})) add(name, folder, name in (optionalDependencies ?? {}))
    for (const name of Object.keys(peerDependencies ?? {})) {
      if (!peerDependenciesMeta?.[name]?.optional) add(name, folder, false)
    }
  }

  for (const specifier of specifiers) add(packageOf(specifier), '', false)
  // The bundled PostgreSQL, whose package is named when the server runs.
  for (const name of Object.keys(lock['']?.optionalDependencies ?? {})) add(name, '', true)
  return [...found].sort()
}

/** Where Node looks for a package, the nearest first. */
function foldersOf(name: string, from: string): string[] {
  const levels = from.split('/node_modules/')
  const nested = levels.map((_, index) => levels.slice(0, levels.length - index).join('/node_modules/'))
  const folders = nested.filter((folder) => folder !== '').map((folder) => `${folder}/node_modules/${name}`)
  return [...folders, `node_modules/${name}`]
}
