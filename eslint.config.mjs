// Which part may import which, and the conventions a reviewer should not have to ask for.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import js from '@eslint/js'
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript'
import { defineConfig } from 'eslint/config'
import importX from 'eslint-plugin-import-x'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { plainStatements } from './scripts/lint/plainStatements.mjs'

const CODE = ['**/*.{ts,tsx}']
const TESTS = ['**/*.test.{ts,tsx}', '**/testing/**/*.{ts,tsx}']

const folders = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : []

// app -> features -> built-in-layers -> alerts -> manifest, map, realtime, threads, uploads -> session -> api -> shared:
// no import from right to left.
const above = {
  shared: [
    'app',
    'features',
    'built-in-layers',
    'alerts',
    'manifest',
    'map',
    'realtime',
    'threads',
    'uploads',
    'session',
    'api',
  ],
  api: ['app', 'features', 'built-in-layers', 'alerts', 'manifest', 'map', 'realtime', 'threads', 'uploads', 'session'],
  session: ['app', 'features', 'built-in-layers', 'alerts', 'manifest', 'map', 'realtime', 'threads', 'uploads'],
  manifest: ['app', 'features', 'built-in-layers', 'alerts', 'map', 'realtime', 'threads', 'uploads'],
  realtime: ['app', 'features', 'built-in-layers', 'alerts', 'manifest', 'map', 'threads', 'uploads'],
  map: ['app', 'features', 'built-in-layers', 'alerts', 'manifest', 'realtime', 'threads', 'uploads', 'session'],
  threads: ['app', 'features', 'built-in-layers', 'alerts', 'map', 'realtime', 'uploads'],
  uploads: ['app', 'features', 'built-in-layers', 'alerts', 'manifest', 'map', 'realtime', 'threads'],
  evidence: ['app', 'features', 'built-in-layers', 'alerts', 'map', 'realtime', 'threads', 'uploads'],
  publishing: ['app', 'features', 'built-in-layers', 'alerts', 'manifest', 'realtime', 'threads', 'uploads', 'session'],
  outcomes: ['app', 'features', 'built-in-layers', 'alerts', 'map', 'realtime', 'threads', 'uploads'],
  'data-export': ['app', 'features', 'built-in-layers', 'alerts', 'map', 'realtime', 'threads', 'uploads'],
  shares: ['app', 'features', 'built-in-layers', 'alerts', 'realtime', 'threads', 'uploads'],
  'live-player': ['app', 'features', 'built-in-layers', 'alerts', 'map', 'realtime', 'threads', 'uploads'],
  'api-tokens': ['app', 'features', 'built-in-layers', 'alerts', 'map', 'realtime', 'threads', 'uploads'],
  alerts: ['app', 'features', 'built-in-layers'],
  'map-messages': ['app', 'features', 'built-in-layers', 'alerts'],
  'built-in-layers': ['app', 'features'],
  aircraft: ['app', 'features', 'built-in-layers', 'alerts', 'threads', 'uploads'],
  features: ['app'],
}

// The rooms of src/features/layers, the lowest floor first. A room may import the floors below its own, and no room beside it;
// what two rooms share belongs on a floor below. The files beside the rooms open the screen, so that no room imports them. Tests of
// a room may open the whole map.
const LAYER_FLOORS = [
  ['texts', 'files'],
  ['state'],
  ['history', 'parts'],
  ['tools', 'inspector', 'panel', 'table'],
  ['map'],
  ['workspace'],
]
const layersFolder = './src/features/layers'
const homeless = folders(layersFolder).filter((room) => !LAYER_FLOORS.flat().includes(room))
if (homeless.length > 0)
  throw new Error(`Give features/layers/${homeless.join(', features/layers/')} a place in LAYER_FLOORS`)

const layerZones = LAYER_FLOORS.flatMap((floor, place) =>
  floor.map((room) => ({
    target: `${layersFolder}/${room}`,
    from: layersFolder,
    except: [room, ...LAYER_FLOORS.slice(0, place).flat()].map((allowed) => `./${allowed}`),
    message: `Imports of features/layers go one way: ${LAYER_FLOORS.map((rooms) => rooms.join(', '))
      .reverse()
      .join(' -> ')}.`,
  })),
)

const zones = [
  ...Object.entries(above).map(([folder, others]) => ({
    target: `./src/${folder}`,
    from: others.map((other) => `./src/${other}`),
    message:
      'Imports go one way: app -> features -> built-in-layers -> alerts -> manifest, map, realtime, threads, uploads -> session -> api -> shared.',
  })),
  ...folders('src/features').map((name) => ({
    target: `./src/features/${name}`,
    from: './src/features',
    except: [`./${name}`],
    message:
      'Features never import features: share through src/shared, src/map, src/built-in-layers, src/threads, src/uploads, src/publishing or src/api, or join them in src/app/pages.',
  })),
  ...folders('src')
    .filter((name) => name !== 'api')
    .map((name) => ({
      target: `./src/${name}`,
      from: './src/api/generated',
      message: 'Import src/api/<group>: it carries the tags, the generated slice does not.',
    })),
  {
    target: './src',
    from: ['./server', './scripts', './e2e'],
    message: 'The browser knows the server by its contract only.',
  },
  {
    target: './server',
    from: ['./src', './scripts', './e2e'],
    message: 'The server knows the browser by its contract only.',
  },
]

// The floors of server/, and the folders of each, the lowest first. A folder may import those before it and those of the floors
// before its own; the root folder may import all of them.
// - platform: what any product of this kind needs: settings, database, identity, HTTP, jobs, sockets. It knows no drone.
// - media: readers and engines of pictures, maps, video and telemetry. They know no record of a mission.
// - records: what several groups store: files, layers, types of a tenant, and their quota, retention and purge.
// - groups: the operations of the contract, a folder for each file of api-spec.
const serverFloors = {
  platform: [
    'core',
    'db',
    'secrets',
    'traces',
    'processes',
    'metrics',
    'identity',
    'http',
    'mail',
    'payment',
    'audit',
    'realtime',
    'storage',
    'backup',
    'jobs',
  ],
  media: [
    'archives',
    'document-text',
    'analysis',
    'detector',
    'thermal',
    'photos',
    'file-kind',
    'raster',
    'vector',
    'flight-plans',
    'telemetry',
    'aircraft',
    'footage',
    'video',
    'live',
    'media-server',
  ],
  records: [
    'pictures',
    'quota',
    'uploads',
    'upload-kinds',
    'retention',
    'purge',
    'tenant-types',
    'layers',
    'ground',
    'mission-files',
    'installation',
    'tenant-data',
  ],
}
// Data and types that every folder may read.
const serverData = ['platform/contract', 'platform/languages']
const floorFolders = Object.entries(serverFloors).flatMap(([floor, names]) => names.map((name) => `${floor}/${name}`))
const serverOrder = [...floorFolders, 'groups', 'demo']
const unplaced = [
  ...folders('server').filter((name) => !['groups', 'demo', 'testing', ...Object.keys(serverFloors)].includes(name)),
  ...Object.keys(serverFloors)
    .flatMap((floor) => folders(`server/${floor}`).map((name) => `${floor}/${name}`))
    .filter((folder) => ![...floorFolders, ...serverData].includes(folder)),
]
if (unplaced.length > 0) throw new Error(`Give server/${unplaced.join(', server/')} a place in serverFloors`)

const groupNames = folders('server/groups')
const serverZones = [
  ...serverOrder.map((folder, place) => ({
    target: `./server/${folder}`,
    from: ['app.ts', 'main.ts', ...serverOrder.slice(place + 1)].map((above) => `./server/${above}`),
    message: 'Imports go down: see serverFloors in eslint.config.mjs.',
  })),
  ...groupNames.map((name) => ({
    target: `./server/groups/${name}`,
    from: './server/groups',
    except: [`./${name}`, './group.ts', './services.ts', ...groupNames.map((other) => `./${other}/public.ts`)],
    message: "Groups meet only through another group's public.ts; share more through a folder of records.",
  })),
]

const onlyTests = {
  target: ['./src', './server', './scripts', './e2e'],
  from: ['src', 'server', 'server/groups', ...Object.keys(serverFloors).map((floor) => `server/${floor}`)]
    .flatMap((root) => [root, ...folders(root).map((name) => `${root}/${name}`)])
    .map((folder) => `./${folder}/testing`)
    .filter((folder) => existsSync(folder)),
  message: 'Only tests and benches import from testing.',
}

const always = [
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the module that defines it.' },
  {
    selector:
      'CallExpression[callee.type="MemberExpression"][callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(only|skip|todo)$/]',
    message: 'A test that does not run proves nothing.',
  },
]

// Text people read stands in the message catalogue, so that another language is a file.
const spelledOut = 'Put the text into the messages.ts of its feature (src/shared/messages.ts).'
const noEnglish = [
  { selector: 'JSXText[value=/[A-Za-z]{2}/]', message: spelledOut },
  {
    selector:
      'JSXAttribute[name.name=/^(placeholder|title|label|alt|aria-label|description)$/] > Literal[value=/[A-Za-z]{2}/]',
    message: spelledOut,
  },
]

// React calls what an effect returns as its clean-up. Without braces it returns whatever the call returns, such as the promise
// of scrollIntoView in recent browsers.
const plainEffects = {
  selector:
    'CallExpression[callee.name=/^use(Layout|Insertion)?Effect$/] > ArrowFunctionExpression[expression=true][body.type!="ArrowFunctionExpression"]',
  message: 'Give the effect a body with braces, and return only its clean-up.',
}

// One rule for all: it stops while the page is hidden and becomes rarer while the server fails.
const sharedPolling = {
  selector: 'CallExpression[callee.name=/^use\\w*Query$/] Property[key.name="pollingInterval"]',
  message: 'Use usePolling (src/realtime/usePolling.ts).',
}

// Files with a function above the limit, with the reason. Divide the function before you name another file.
const complexFunctions = JSON.parse(
  readFileSync(new URL('scripts/lint/complexFunctions.json', import.meta.url), 'utf8'),
)

export default defineConfig(
  { ignores: ['./dist/', './build/', './data/', './coverage/', '**/*.gen.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: globals.node } },
  // The app of a peer, which is read in this format.
  { files: ['scripts/bench/strapi/**/*.js'], languageOptions: { sourceType: 'commonjs', globals: globals.node } },
  {
    files: ['**/*.{ts,tsx,mjs,cjs,js}'],
    plugins: { 'plain-statements': plainStatements },
    rules: {
      'plain-statements/no-spread-literal': 'error',
      'plain-statements/no-packed-destructuring': 'error',
      'plain-statements/no-tuple-spread-call': 'error',
      complexity: ['error', 15],
    },
  },
  { files: Object.keys(complexFunctions), rules: { complexity: 'off' } },
  {
    files: CODE,
    extends: [...tseslint.configs.recommendedTypeChecked],
    plugins: { 'import-x': importX },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    settings: {
      // Without these three no-restricted-paths silently ignores TypeScript files. Import cycles are checked by knip.
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createTypeScriptImportResolver()],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones, ...layerZones, ...serverZones, onlyTests] }],
      'import-x/no-default-export': 'error',
      'no-restricted-syntax': ['error', ...always],
      '@typescript-eslint/consistent-type-imports': 'error',
      // A handler, a hook, a test double is async because its type says so, awaited or not.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-floating-promises': [
        'error',
        { allowForKnownSafeCalls: [{ from: 'package', name: ['test', 'describe', 'it'], package: 'node:test' }] },
      ],
    },
  },
  {
    files: ['server/groups/*/public.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...always,
        {
          selector:
            'ExportNamedDeclaration[exportKind="value"][source.value=/[sS]ql$/] ExportSpecifier[exportKind="value"]',
          message: 'Declare a function that says what it does for other groups; queries stay in their group.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    languageOptions: { globals: globals.browser },
    rules: {
      'no-console': 'error',
      'no-restricted-globals': ['error', { globals: ['google'], checkGlobalObject: true }],
      'no-restricted-syntax': ['error', ...always, ...noEnglish, plainEffects, sharedPolling],
    },
  },
  {
    files: ['server/**/*.ts'],
    ignores: [...TESTS, 'server/platform/core/folders.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        { name: '__dirname', message: 'It is another folder in the bundle: use server/platform/core/folders.ts.' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              importNames: ['Link', 'NavLink', 'Form', 'Routes'],
              message: 'Limits the code of the login page: use src/shared/Link.tsx or useRoutes.',
            },
          ],
        },
      ],
    },
  },
  { files: ['e2e/support/*.js'], languageOptions: { globals: { ...globals.browser, google: 'readonly' } } },
  { files: ['src/map/**'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: [...TESTS, 'scripts/bench/**/*.ts'],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones }],
      'no-restricted-syntax': ['error', ...always],
    },
  },
  // Their tools take the default export.
  {
    files: ['*.config.{ts,mjs}'],
    rules: { 'import-x/no-default-export': 'off' },
  },
)
