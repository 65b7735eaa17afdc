// Builds what `npm start` runs.
import { buildWhatChanged } from './builds.mjs'

process.exit(await buildWhatChanged())
