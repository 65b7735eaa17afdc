import { readFileSync } from 'node:fs'
import { bundledFile, isBundled } from '../core/folders'
import { loadSpec, type Spec } from './spec'

/** The contract in the bundle. It is JSON, because reading the YAML files takes longer than the rest of a start. */
export const CONTRACT_FILE = 'contract.json'

export const readContract = (): Spec =>
  isBundled ? (JSON.parse(readFileSync(bundledFile(CONTRACT_FILE), 'utf8')) as Spec) : loadSpec().spec
