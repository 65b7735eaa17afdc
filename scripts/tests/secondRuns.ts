// Runs each test file that failed once more, alone. Under the load of a whole run a test can fail without a bug: then the run is
// not red, and the file is listed as unstable.

export interface Failure {
  /** Names the test; empty if the file itself failed to run. */
  test: string
  message: string
}

export interface FileResult {
  /** Relative to the root folder. */
  file: string
  /** Of the file, or of each file of a suite. */
  seconds: Record<string, number>
  /** Empty if the file passed. */
  failures: Failure[]
}

/** What the summary of `npm test` reads about a part. */
export interface PartReport {
  /** Of each file in the first run. */
  seconds: Record<string, number>
  /** Files that passed alone, with the first failure of the first run. */
  unstable: ({ file: string } & Failure)[]
  /** Files that failed twice. */
  failed: string[]
}

/** More failed files have a common cause. Running each of them again would only delay its report. */
const MOST_SECOND_RUNS = 20

/**
 * Runs the failed files again, one after the other.
 *
 * @param runAlone resolves with whether the file has passed
 */
export async function withSecondRuns(
  first: FileResult[],
  runAlone: (file: string) => Promise<boolean>,
): Promise<PartReport> {
  const seconds = Object.fromEntries(first.flatMap((result) => Object.entries(result.seconds)))
  const report: PartReport = { seconds, unstable: [], failed: [] }
  const failed = first.filter(({ failures }) => failures.length > 0)
  if (failed.length > MOST_SECOND_RUNS) {
    console.log(`\n${failed.length} files failed: too many to run each once more`)
    report.failed = failed.map(({ file }) => file)
    return report
  }
  if (failed.length > 0) console.log(`\n${failed.length} failed files run once more, each alone`)
  for (const { file, failures } of failed) {
    const [failure] = failures
    if (failure && (await runAlone(file))) report.unstable.push({ file, ...failure })
    else report.failed.push(file)
  }
  for (const { file } of report.unstable) console.log(`passed alone: ${file}`)
  for (const file of report.failed) console.log(`FAILED twice: ${file}`)
  return report
}
