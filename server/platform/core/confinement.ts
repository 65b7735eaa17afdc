// What a child process that reads untrusted files may reach: no network where the system lets an ordinary user make a network namespace
// (Linux), and for children that are Node, only the files of their task (Node's permission model). The model knows no network before
// Node 25, and namespaces exist on Linux only: SECURITY.md has what holds on which platform.
// https://nodejs.org/docs/latest-v24.x/api/permissions.html
import { spawnSync } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isBundled, ROOT, scriptFile, serverFile } from './folders'

/** Paths of files and folders, absolute. */
export interface FileAccess {
  reads: readonly string[]
  writes?: readonly string[]
  /** Whether the script loads native code, such as sharp. Native code does not ask the permission model. */
  needsAddons?: boolean
}

const PROBE_MS = 5_000
/** As the same user, so that files belong to nobody else; earlier versions of unshare only know root. */
const NAMESPACE_OPTIONS = [
  ['--user', '--map-current-user', '--net'],
  ['--user', '--map-root-user', '--net'],
] as const

let namespace: readonly string[] | undefined

/** How to start a program without network; empty where the system offers no way. Looked up once, which takes some milliseconds. */
function namespaceCommand(): readonly string[] {
  namespace ??= findNamespace()
  return namespace
}

function findNamespace(): readonly string[] {
  if (process.platform !== 'linux') return []
  for (const options of NAMESPACE_OPTIONS) {
    const { status } = spawnSync('unshare', [...options, '--', 'true'], { stdio: 'ignore', timeout: PROBE_MS })
    if (status === 0) return ['unshare', ...options, '--']
  }
  return []
}

/** Whether programs that read files have a network namespace of their own, which has no interface but an idle loopback. */
export const hasNetworkNamespaces = (): boolean => namespaceCommand().length > 0

/** The command that starts a program without network, or the same one where the system offers no way. It becomes the program. */
export function withoutNetwork(program: string, args: readonly string[]): { program: string; args: string[] } {
  const [first, ...options] = namespaceCommand()
  return first === undefined ? { program, args: [...args] } : { program: first, args: [...options, program, ...args] }
}

/** The name of the permission model in this version of Node: 20.19 to 22.12 and 23.0 to 23.4 have it as an experiment. */
function permissionFlags(version: string): string[] {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const isStable = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13)
  // Warnings would be among the errors of the script.
  const quiet = ['--disable-warning=ExperimentalWarning', '--disable-warning=SecurityWarning']
  return [isStable ? '--permission' : '--experimental-permission', ...quiet]
}

/**
 * Options of Node with which a script of this project reads and writes only the files of its task and its own code, and starts
 * neither processes nor threads. From its sources, the script also may start the compiler of TypeScript.
 * @param script as for `scriptFile`
 */
export function permissionOptions(script: string, access: FileAccess, version = process.versions.node): string[] {
  const { reads, writes = [], needsAddons = false } = access
  const code = isBundled
    ? [path.dirname(scriptFile(script)), serverFile('')]
    : SOURCES.map((name) => path.join(ROOT, name))
  const readable = [...code, path.join(ROOT, 'node_modules'), path.join(ROOT, 'package.json'), ...reads, ...writes]
  const compiler = isBundled ? [] : [path.join(os.tmpdir(), `tsx-${os.userInfo().uid}`)]
  return [
    ...permissionFlags(version),
    ...allowed('--allow-fs-read', [...readable, ...compiler]),
    ...allowed('--allow-fs-write', [...writes, ...compiler]),
    ...(needsAddons ? ['--allow-addons'] : []),
    ...(isBundled ? [] : ['--allow-child-process', '--allow-worker']),
  ]
}

/** Options with which a script may read and write all files of its user, for tasks that name them later; it starts no processes. */
export const withoutProcesses = (version = process.versions.node): string[] => [
  ...permissionFlags(version),
  '--allow-fs-read=*',
  '--allow-fs-write=*',
]

const SOURCES = ['server', 'geometry', 'language', 'packages', 'tsconfig.json']

/** Also by the path behind links, because Node asks for either. */
const allowed = (flag: string, paths: readonly string[]): string[] =>
  [...new Set(paths.flatMap((each) => [each, realPathOf(each)]))].map((each) => `${flag}=${each}`)

/** Of a file that does not exist yet, by its folder. */
function realPathOf(file: string): string {
  if (existsSync(file)) return realpathSync(file)
  const folder = path.dirname(file)
  return existsSync(folder) ? path.join(realpathSync(folder), path.basename(file)) : file
}
