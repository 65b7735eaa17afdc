/** The npm packages of the app and of the server, with their licences. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../../server/platform/core/folders'
import { idsOf, isAllowed, licenceOf, licenceText } from './allowed'

export interface ProductionPackage {
  readonly name: string
  readonly version: string
  /** An SPDX expression. */
  readonly licence: string
  /** The texts of its files, or the standard text when it has no file. */
  readonly text: string
}

interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  /** Of a workspace of this repository. */
  readonly link?: boolean
}

const LICENCE_FILE = /^(licen[cs]e|copying|unlicense|notice|third.?party.?notices)/i

/** Packages that contain other works and list their licences in the file. */
const FURTHER_FILES: Readonly<Record<string, string>> = {
  '@img/sharp-libvips-linux-x64': 'README.md',
  '@img/sharp-libvips-linux-arm64': 'README.md',
}

/**
 * Returns the packages that are not for developers only, sorted by name and version.
 * @throws Error that lists each package without a licence or with one that is not permitted
 */
export function productionPackages(): ProductionPackage[] {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>
  }
  const packages = new Map<string, ProductionPackage>()
  const problems: string[] = []
  for (const [folder, { version = '', license, dev, link }] of Object.entries(lock.packages)) {
    const isOwn = !folder.includes('node_modules/') || link === true
    if (isOwn || dev === true || !existsSync(path.join(ROOT, folder))) continue
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
    const licence = licenceOf(name, license)
    if (licence === undefined) problems.push(`${name} ${version} has no licence`)
    else if (!isAllowed(licence)) problems.push(`${name} ${version} has the licence ${licence}, which is not permitted`)
    else packages.set(`${name}@${version}`, { name, version, licence, text: textOf(folder, name, licence) })
  }
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nSee scripts/image/licences/allowed.ts.`)
  return [...packages.values()].sort(
    (a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'),
  )
}

function textOf(folder: string, name: string, licence: string): string {
  const source = path.join(ROOT, folder)
  const files = readdirSync(source, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => entry.name)
    .sort()
  const further = FURTHER_FILES[name]
  const texts = files.map((file) => readFileSync(path.join(source, file), 'utf8').trim())
  if (files.length === 0) texts.push(standardText(source, licence))
  if (further !== undefined) texts.push(readFileSync(path.join(source, further), 'utf8').trim())
  return texts.join('\n\n')
}

/** The package names its licence and its author without a file. */
function standardText(source: string, licence: string): string {
  const { author } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8')) as {
    author?: string | { name?: string }
  }
  const holder = typeof author === 'string' ? author : author?.name
  const texts = idsOf(licence).map(licenceText)
  return [`Copyright: ${holder ?? 'the authors of the package'}`, ...texts].join('\n\n').trim()
}
