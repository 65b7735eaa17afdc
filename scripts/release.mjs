// `npm run release -- 1.2.0` prepares a release: it dates the unreleased changes and sets the version. docs/releasing.md has the rest.
import { ROOT } from './children.mjs'
import { ReleaseRefused, release } from './release/release.mjs'
import { checkGenerated, hasFailed } from './steps.mjs'

const [version = ''] = process.argv.slice(2)

async function isGeneratedCurrent() {
  await checkGenerated()
  return !hasFailed()
}

try {
  const today = new Date().toISOString().slice(0, 10)
  await release({ root: ROOT, version, today, isGeneratedCurrent })
  process.stdout.write(`
Version ${version} is prepared. Read the changes (git diff), run npm test, then:

  git commit --all --message "chore: release ${version}"
  git tag --annotate v${version} --message "Aerie ${version}"
  git push --follow-tags
`)
} catch (error) {
  if (!(error instanceof ReleaseRefused)) throw error
  process.stderr.write(`release: ${error.message}\n`)
  process.exitCode = 1
}
