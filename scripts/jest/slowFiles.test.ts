import { existsSync } from 'node:fs'
import path from 'node:path'
import reasons from './slowFileReasons.json'
import recorded from './slowFiles.json'

const ROOT = path.join(__dirname, '../..')
/** A longer file delays the end of a run, because one worker runs it alone. */
const LIMIT_SECONDS = 30

describe('recorded times of test files', () => {
  it('gives a reason for every file above 30 s', () => {
    const named = new Set(Object.keys(reasons))
    const unnamed = Object.entries(recorded)
      .filter(([, seconds]) => seconds > LIMIT_SECONDS)
      .map(([file]) => file)
      // Flows run in processes of their own, beside which others run.
      .filter((file) => !file.startsWith('e2e/') && !named.has(file))
    expect(unnamed).toEqual([])
  })

  it('names only files that exist', () => {
    const names = [...Object.keys(reasons), ...Object.keys(recorded)]
    expect(names.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([])
  })
})
