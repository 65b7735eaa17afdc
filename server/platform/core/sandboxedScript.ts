// Runs a script of this project on untrusted input in a child process of Node, with limits on time, memory and files. The script prints
// one JSON value per line: progress, then its result or its problem.
import { permissionOptions, type FileAccess } from './confinement'
import { scriptFile } from './folders'
import { lineReader } from './lineReader'
import { runSandboxed, type ProcessLimits } from './sandboxedProcess'

interface Script extends ProcessLimits {
  /** Path in the server's folder, for example `video/videoProcess.cjs`. */
  script: string
  /** Passed to the script as its only argument, as JSON. */
  task: object
  /** Less than `memoryMegabytes`, which includes what is outside the heap. */
  heapMegabytes: number
  /** The files of the task. */
  access: FileAccess
}

/**
 * Reports each line that the script prints.
 *
 * @returns the last line, or undefined when it printed none. @throws ProcessFailure
 */
export async function runScript<Line extends object>(
  { script, task, heapMegabytes, access, ...limits }: Script,
  onLine: (line: Line) => void,
): Promise<Line | undefined> {
  let last: Line | undefined
  await runSandboxed({
    program: process.execPath,
    args: [
      ...permissionOptions(script, access),
      `--max-old-space-size=${heapMegabytes}`,
      scriptFile(script),
      JSON.stringify(task),
    ],
    env: {},
    ...limits,
    onOutput: lineReader((line) => {
      last = JSON.parse(line) as Line
      onLine(last)
    }),
  })
  return last
}
