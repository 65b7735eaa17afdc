import path from 'node:path'
import { ESLint } from 'eslint'
import { parser } from 'typescript-eslint'
import reasons from './complexFunctions.json'

const ROOT = path.join(__dirname, '../..')
/** That of eslint.config.mjs. */
const LIMIT = 15

const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  allowInlineConfig: false,
  overrideConfig: { files: ['**/*.{ts,tsx}'], languageOptions: { parser }, rules: { complexity: ['error', LIMIT] } },
})

test('every listed file exists and still has a function above the limit', async () => {
  const results = await eslint.lintFiles(Object.keys(reasons))
  const complex = results
    .filter(({ messages }) => messages.some(({ ruleId }) => ruleId === 'complexity'))
    .map(({ filePath }) => path.relative(ROOT, filePath).replaceAll(path.sep, '/'))
  expect(complex.sort()).toEqual(Object.keys(reasons).sort())
})

test('every listed file has a reason', () => {
  expect(Object.entries(reasons).filter(([, reason]) => reason.trim().length < 10)).toEqual([])
})
