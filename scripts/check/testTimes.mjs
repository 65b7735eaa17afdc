// What test files usually take, for the choice of tests and for the report of slow files.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../children.mjs'

/** Of a file that is not among the slowest. */
const USUAL_SECONDS = 6

/** @type {Record<string, number>} */
const slowest = JSON.parse(readFileSync(path.join(ROOT, 'scripts/jest/slowFiles.json'), 'utf8'))

/**
 * @param {string} file relative to ROOT
 * @returns {number} seconds of one worker, on two cores
 */
export const expectedSeconds = (file) => slowest[file] ?? USUAL_SECONDS
