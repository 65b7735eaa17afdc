// Bundles the server for `npm start`, without TypeScript. The argument is the folder for it.
import { bundleServer } from './serverBundle'

void bundleServer(process.argv[2] ?? 'build/server')
