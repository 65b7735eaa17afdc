// Runs a script that reads text from an untrusted file, in a child process with limits on time, memory and files.
import { permissionOptions } from '../../platform/core/confinement'
import { scriptFile } from '../../platform/core/folders'
import { runSandboxed } from '../../platform/core/sandboxedProcess'

const TIMEOUT_MS = 2 * 60_000
const MEMORY_MEGABYTES = 1024

/**
 * @param file what it reads, its first argument
 * @returns the parsed output of the script. @throws ProcessFailure; its message ends with the error output of the script
 */
export async function runTextProcess<Text>(
  script: string,
  file: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<Text> {
  const output = await runSandboxed({
    program: process.execPath,
    args: [
      ...permissionOptions(script, { reads: [file] }),
      '--max-old-space-size=512',
      scriptFile(script),
      file,
      ...args,
    ],
    env: {},
    timeoutMs: TIMEOUT_MS,
    memoryMegabytes: MEMORY_MEGABYTES,
    ...(signal && { signal }),
  })
  return JSON.parse(output) as Text
}
