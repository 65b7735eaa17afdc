// Which tests jest runs, and how.
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'

/** @typedef {import('jest').Config} Config */
/** @typedef {Exclude<NonNullable<Config['projects']>[number], string>} Project */

const SWC = '<rootDir>/scripts/jest/swcTransform.cjs'
const RUNTIME = '<rootDir>/scripts/jest/scriptRuntime.cjs'

// Packages that ship only ES modules or import some at run time, which jest has to turn into CommonJS.
/** @param {string[]} names */
const esmOnly = (names) => [`/node_modules/(?!(.*/)?(${names.join('|')})/)`]

/**
 * Tests that start servers or databases of their own, kill them or copy the repository are named `*.night.test.ts`.
 * `npm run test:night` runs them.
 */
const NIGHT = String.raw`\.night\.test\.ts$`

/**
 * The test files of a project, or the suites that scripts/tests/suites.ts has made of them for `npm test`.
 * @param {string} name
 * @param {string[]} files
 * @returns {string[]}
 */
function testsOf(name, files) {
  const suites = process.env.TEST_SUITES
  return suites === undefined ? files : JSON.parse(readFileSync(path.join(suites, `${name}.json`), 'utf8'))
}

/** @type {Project} */
const web = {
  displayName: 'web',
  runtime: RUNTIME,
  testMatch: testsOf('web', ['<rootDir>/src/**/*.test.{ts,tsx}']),
  testEnvironment: '<rootDir>/src/testing/jsdomEnvironment.cjs',
  globals: { LANGUAGE_FILES: [] },
  // Before React is loaded.
  setupFiles: ['<rootDir>/src/testing/renderCounter.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/setupTests.ts'],
  transform: {
    'node_modules/.+\\.m?js$': SWC,
    '\\.[jt]sx?$': '<rootDir>/scripts/jest/appTransform.cjs',
  },
  transformIgnorePatterns: esmOnly(['rettime', 'until-async', '@noble', '@open-draft']),
  moduleNameMapper: {
    // What browsers get: its build for Node has neither files nor a store.
    '^tus-js-client$': 'tus-js-client/lib.es5/browser/index.js',
    // Where there are no workers it is computed in place.
    '/digestInWorker$': '<rootDir>/src/uploads/fileDigest.ts',
    // jest has no module contexts of webpack.
    '/(collectManifests|collectPublicRoutes)$': '<rootDir>/src/testing/$1.ts',
    '^@ant-design/icons$': '<rootDir>/src/testing/antIcons.cjs',
    // Unique ids, as in browsers.
    '/hooks/useId$': '<rootDir>/src/testing/useId.ts',
    '\\.(css|svg|png)$': '<rootDir>/src/testing/emptyAsset.cjs',
    // Published as ES modules as well; @ant-design/icons asks for those even where it is CommonJS itself.
    '^(antd|@ant-design/colors)/es/(.*)$': '$1/lib/$2',
  },
}

/** @type {Project} */
const server = {
  displayName: 'server',
  runtime: RUNTIME,
  testMatch: testsOf(
    'server',
    ['server', 'geometry', 'scripts', 'packages'].map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
  ),
  testPathIgnorePatterns: process.env.TEST_NIGHT === undefined ? ['/node_modules/', NIGHT] : ['/node_modules/'],
  testEnvironment: '<rootDir>/server/testing/nodeEnvironment.cjs',
  globalSetup: '<rootDir>/server/testing/globalSetup.ts',
  globalTeardown: '<rootDir>/server/testing/globalTeardown.ts',
  setupFiles: ['<rootDir>/server/testing/cheapPasswords.ts'],
  transform: { '\\.m?[jt]s$': SWC },
  transformIgnorePatterns: esmOnly([
    '@noble',
    '@scure',
    '@opentelemetry',
    '@tus',
    'age-encryption',
    'd3-array',
    'd3-contour',
    'internmap',
    'content-disposition',
    'cookie',
    '@mapbox',
    '@maplibre',
    'kysely',
    'nodemailer',
    'non-error',
    'pbf',
    'pg-boss',
    'serialize-error',
    'jose',
    'oauth4webapi',
    'openid-client',
    'srvx',
    'uuidv7',
  ]),
}

/**
 * Ends a test that hangs, and what it waits for (scripts/jest/testLimit.cjs). The only limit of time in tests, and generous: a
 * loaded machine is no failure, and speed is measured by `npm run bench`.
 */
const LIMIT_MS = 300_000

/** One worker more than there are cores, because many server tests wait for processes, sockets and timers. */
const WORKERS = availableParallelism() + 1

/**
 * A worker whose heap is larger than this between two files is replaced. Modules of earlier files stay in memory, and over all
 * files a worker would reach the limit of Node.
 */
const WORKER_HEAP = '1200MB'

/** @type {Config} */
export default {
  projects: [web, server],
  testTimeout: LIMIT_MS,
  testSequencer: './scripts/jest/longestFirst.cjs',
  maxWorkers: WORKERS,
  workerIdleMemoryLimit: WORKER_HEAP,
  // The concurrent tests of one file wait for sockets most of the time.
  maxConcurrency: 8,
}
