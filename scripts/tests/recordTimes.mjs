// Writes the times of the last `npm test` into the files that are committed: the order of jest and the comparison of the summary.
//   node scripts/tests/recordTimes.mjs
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../children.mjs'

const write = (file, content) =>
  writeFileSync(path.join(ROOT, file), `${JSON.stringify(Object.fromEntries(content), undefined, 2)}\n`)

const { minutes, seconds } = JSON.parse(readFileSync(path.join(ROOT, 'build/test-times.json'), 'utf8'))
// A file may have been removed since.
const files = Object.entries(seconds).filter(([file]) => existsSync(path.join(ROOT, file)))
write('scripts/jest/slowFiles.json', files)
write('scripts/tests/partMinutes.json', Object.entries(minutes))
