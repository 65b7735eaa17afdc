// Generates code: from the contract and, at the same time, from the schema of the database. Neither reads what the other one writes.
import { startNode, stopCode } from './children.mjs'
import { ROOM } from './steps.mjs'

const SCRIPTS = ['scripts/generate-api.ts', 'scripts/generate-schema.ts']

const programs = SCRIPTS.map((script) => startNode([ROOM, '--import', 'tsx', script]))
const codes = await Promise.all(programs.map(({ ended }) => ended))
process.exit(stopCode() ?? codes.find((code) => code !== 0) ?? 0)
