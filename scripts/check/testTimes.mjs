// What test files usually take, for the choice of tests and for the report of slow files.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from '../children.mjs'

/** Of a file without a recorded time. */
const USUAL_SECONDS = 6

/** @type {Record<string, number>} */
const recorded = JSON.parse(readFileSync(path.join(ROOT, 'scripts/jest/slowFiles.json'), 'utf8'))

/**
 * @param {string} file relative to ROOT
 * @returns {number} seconds of one worker, on two cores
 */
export const expectedSeconds = (file) => recorded[file] ?? USUAL_SECONDS
