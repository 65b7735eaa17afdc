// Runs a script that reads text from an untrusted file, in a child process with limits on time and memory.
import { scriptFile } from '../../platform/core/folders'
import { runSandboxed } from '../../platform/core/sandboxedProcess'

const TIMEOUT_MS = 2 * 60_000
const MEMORY_MEGABYTES = 1024

/** @returns the parsed output of the script. @throws ProcessFailure; its message ends with the error output of the script */
export async function runTextProcess<Text>(
  script: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<Text> {
  const output = await runSandboxed({
    program: process.execPath,
    args: ['--max-old-space-size=512', scriptFile(script), ...args],
    env: {},
    timeoutMs: TIMEOUT_MS,
    memoryMegabytes: MEMORY_MEGABYTES,
    ...(signal && { signal }),
  })
  return JSON.parse(output) as Text
}
