/** The list of packages of the image in the format of CycloneDX. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ROOT } from '../../../server/platform/core/folders'
import { idsOf } from './allowed'
import type { ProductionPackage } from './productionPackages'

interface Component {
  readonly 'bom-ref': string
  readonly licenses?: unknown
}

interface Sbom {
  readonly components: readonly Component[]
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[]
}

/**
 * Returns what `npm sbom` lists of the given packages. Its own --omit=dev leaves out packages that both the app and tools for
 * developers need, so that it lists all and these are picked.
 */
export async function sbomOf(packages: readonly ProductionPackage[]): Promise<object> {
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format', 'cyclonedx'], {
    cwd: ROOT,
    maxBuffer: 2 ** 28,
  })
  const sbom = JSON.parse(stdout) as Sbom
  const listed = new Map(sbom.components.map((component) => [component['bom-ref'], component]))
  const wanted = new Set(packages.map(({ name, version }) => `${name}@${version}`))
  return {
    ...sbom,
    components: packages.map((each) => withLicence(listed.get(`${each.name}@${each.version}`), each)),
    dependencies: sbom.dependencies
      .filter(({ ref }) => wanted.has(ref) || ref.startsWith('aerie@'))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => wanted.has(each)) })),
  }
}

/** npm leaves out some packages that are installed twice. */
function withLicence(listed: Component | undefined, { name, version, licence }: ProductionPackage): object {
  const [id = licence, ...further] = idsOf(licence)
  const licenses = further.length > 0 ? [{ expression: licence }] : [{ license: { id } }]
  if (listed) return { ...listed, licenses }
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`
  return { 'bom-ref': `${name}@${version}`, type: 'library', name, version, purl, licenses }
}
