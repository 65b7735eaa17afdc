/** Writes the SBOM and the licences of what the image contains. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OTHER_PARTS } from './otherParts'
import { productionPackages } from './productionPackages'
import type { ProductionPackage } from './productionPackages'
import { sbomOf } from './sbom'

const LINE = '='.repeat(80)

/**
 * Writes `sbom.cdx.json` and `THIRD-PARTY.txt`.
 * @param folder is created
 * @throws Error when a package has no licence, or one that is not permitted
 */
export async function writeNotices(folder: string): Promise<void> {
  const packages = productionPackages()
  const sbom = await sbomOf(packages)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`)
  writeFileSync(path.join(folder, 'THIRD-PARTY.txt'), noticesOf(packages))
}

function noticesOf(packages: readonly ProductionPackage[]): string {
  const others = OTHER_PARTS.map(({ name, licence, source }) => `${name}\n  Licence: ${licence}\n  ${source}\n`)
  const texts = packages.map(
    ({ name, version, licence, text }) => `${LINE}\n${name} ${version}\nLicence: ${licence}\n\n${text}\n`,
  )
  const heading = 'Works by others in Aerie. Aerie itself has the licence Apache-2.0 (LICENSE).\n'
  return [heading, ...others, ...texts].join('\n')
}
