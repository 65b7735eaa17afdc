/** Reads the manifests of deploy/kubernetes as kustomize does, as far as they use it, and checks their fields. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { parse, parseAllDocuments } from 'yaml'
import { ROOT } from '../../server/platform/core/folders'

interface Generator {
  readonly name: string
  readonly behavior?: 'merge'
  readonly literals?: readonly string[]
  readonly envs?: readonly string[]
  readonly files?: readonly string[]
}

export interface Kustomization {
  readonly resources?: readonly string[]
  readonly components?: readonly string[]
  readonly configMapGenerator?: readonly Generator[]
  readonly secretGenerator?: readonly Generator[]
}

export interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
}

/** Everything that an overlay applies. */
export interface Rendered {
  readonly manifests: readonly Manifest[]
  /** Keys and values by name. */
  readonly configMaps: ReadonlyMap<string, ReadonlyMap<string, string>>
  readonly secrets: ReadonlyMap<string, ReadonlyMap<string, string>>
  /** Files that were read, relative to the root. */
  readonly files: ReadonlySet<string>
}

export const KUBERNETES = 'deploy/kubernetes'

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

/** Folders with a kustomization.yaml, relative to the root. */
export const kustomizations = (): string[] =>
  readdirSync(path.join(ROOT, KUBERNETES), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'kustomization.yaml')
    .map((file) => path.posix.join(KUBERNETES, path.dirname(file)))
    .sort()

export const kustomizationOf = (folder: string): Kustomization =>
  parse(read(`${folder}/kustomization.yaml`)) as Kustomization

/** @throws Error when a file is missing, or a generator merges into one that does not exist */
export function render(overlay: string): Rendered {
  const manifests: Manifest[] = []
  const configMaps = new Map<string, Map<string, string>>()
  const secrets = new Map<string, Map<string, string>>()
  const files = new Set<string>()

  const generate = (folder: string, kept: Map<string, Map<string, string>>, generator: Generator): void => {
    const exists = kept.has(generator.name)
    if (exists !== (generator.behavior === 'merge'))
      throw new Error(`${folder}: ${generator.name} ${exists ? 'exists, so it has to merge' : 'does not exist'}`)
    const values = kept.get(generator.name) ?? new Map<string, string>()
    const envs = (generator.envs ?? []).map((name) => path.posix.join(folder, name))
    const names = (generator.files ?? []).map((name) => path.posix.join(folder, name))
    for (const file of [...envs, ...names]) files.add(file)
    const lines = envs.flatMap((file) =>
      read(file)
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('#')),
    )
    for (const line of [...(generator.literals ?? []), ...lines]) {
      const at = line.indexOf('=')
      values.set(line.slice(0, at), line.slice(at + 1))
    }
    for (const file of names) values.set(path.basename(file), read(file))
    kept.set(generator.name, values)
  }

  const visit = (folder: string): void => {
    files.add(`${folder}/kustomization.yaml`)
    const { resources = [], components = [], configMapGenerator = [], secretGenerator = [] } = kustomizationOf(folder)
    for (const name of resources) {
      const target = path.posix.join(folder, name)
      if (existsSync(path.join(ROOT, target, 'kustomization.yaml'))) {
        visit(target)
        continue
      }
      files.add(target)
      manifests.push(...parseAllDocuments(read(target)).map((document) => document.toJS() as Manifest))
    }
    for (const generator of configMapGenerator) generate(folder, configMaps, generator)
    for (const generator of secretGenerator) generate(folder, secrets, generator)
    for (const name of components) visit(path.posix.join(folder, name))
  }

  visit(overlay)
  return { manifests, configMaps, secrets, files }
}

/**
 * Returns what is wrong with the fields of the manifests by the types of the Kubernetes API: unknown and missing fields, and values of
 * another type.
 */
export function problemsOf(manifests: readonly Manifest[]): string[] {
  const file = path.join(ROOT, 'scripts/deploy/generated-manifests.ts')
  const source = manifests.map(declarationOf).join('\n')
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    lib: ['lib.es2022.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  }
  const host = ts.createCompilerHost(options)
  const readSource = host.getSourceFile.bind(host)
  host.getSourceFile = (name, language) =>
    name === file ? ts.createSourceFile(name, source, language) : readSource(name, language)
  const program = ts.createProgram([file], options, host)
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}

/** For example `const m0: import('kubernetes-types/apps/v1').StatefulSet = {...}`. */
function declarationOf(manifest: Manifest, index: number): string {
  const [version = '', group = 'core'] = manifest.apiVersion.split('/').reverse()
  const types = `kubernetes-types/${group.replace('.k8s.io', '')}/${version}`
  return `export const m${index}: import('${types}').${manifest.kind} = ${JSON.stringify(manifest)}`
}
