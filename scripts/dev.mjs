// `npm run dev` runs the API, which restarts after changes, and webpack with React Refresh. Ctrl-C stops both.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ROOT, startNode, stopCode } from './children.mjs'

// The server reads the file itself; webpack needs PORT and the start-up values from it.
const envFile = path.join(ROOT, '.env')
if (existsSync(envFile)) process.loadEnvFile(envFile)

const api = startNode(
  [
    'node_modules/tsx/dist/cli.mjs',
    'watch',
    '--clear-screen=false',
    // Files that the server reads and does not import.
    '--include=api-spec/*.yaml',
    '--include=server/platform/db/migrations/*.sql',
    'server/main.ts',
  ],
  { ownGroup: true },
)
const web = startNode(['--import', 'tsx', 'node_modules/webpack/bin/webpack.js', 'serve', '--mode', 'development'], {
  env: { NODE_ENV: 'development' },
  ownGroup: true,
})

const code = await Promise.race([api.ended, web.ended])
// After Ctrl-C both are stopping already. After a second signal, tsx kills the server before it closes the database.
if (!stopCode()) {
  api.stop()
  web.stop()
}
await Promise.all([api.ended, web.ended])
process.exit(code)
