// The contract, which globalSetup.ts reads once for all test files: parsing its YAML takes longer than starting an app.
import { readFileSync } from 'node:fs'
import type { loadSpec } from '../platform/contract/spec'

export const testContract = (): ReturnType<typeof loadSpec> =>
  JSON.parse(readFileSync(process.env.TEST_CONTRACT ?? '', 'utf8')) as ReturnType<typeof loadSpec>
