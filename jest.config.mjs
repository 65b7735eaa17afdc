// jest reads TypeScript only with a loader of its own; tsx is there already.
import { tsImport } from 'tsx/esm/api'

const { config } = await tsImport('./scripts/jest/config.ts', import.meta.url)

export default config
