// Which folder may import which. A folder without a place is a problem.

/**
 * The folders of src/, and what each may import besides the files of src/ itself. Features meet in none of them: what two features
 * share belongs into a folder of src/, and src/app/pages joins them.
 */
const BROWSER = {
  shared: [],
  api: ['shared'],
  session: ['shared', 'api'],
  manifest: ['shared', 'api', 'session'],
  realtime: ['shared', 'api', 'session'],
  objects: ['shared', 'api'],
  'api-tokens': ['shared', 'api'],
  'data-export': ['shared', 'api'],
  'person-erasure': ['shared'],
  'ended-access': ['shared', 'api'],
  evidence: ['shared', 'api', 'session'],
  'live-player': ['shared', 'api'],
  outcomes: ['shared', 'api'],
  threads: ['shared', 'api', 'session'],
  uploads: ['shared', 'api', 'session'],
  map: ['shared', 'api'],
  publishing: ['shared', 'api', 'map'],
  shares: ['shared', 'api', 'session', 'map'],
  aircraft: ['shared', 'api', 'session', 'realtime', 'map'],
  alerts: ['shared', 'api', 'session', 'realtime', 'uploads'],
  'map-messages': ['shared', 'api', 'session', 'map', 'threads', 'uploads'],
  'built-in-layers': ['shared', 'api', 'session', 'map', 'objects', 'alerts'],
  features: [
    'shared',
    'api',
    'session',
    'manifest',
    'realtime',
    'objects',
    'api-tokens',
    'data-export',
    'person-erasure',
    'ended-access',
    'evidence',
    'live-player',
    'outcomes',
    'threads',
    'uploads',
    'map',
    'publishing',
    'shares',
    'aircraft',
    'alerts',
    'map-messages',
    'built-in-layers',
  ],
  app: ['shared', 'api', 'session', 'manifest', 'realtime', 'uploads', 'map', 'alerts', 'features'],
}
/** Data and helpers of tests, without an order. */
const BROWSER_UNORDERED = ['languages', 'testing']

/**
 * The rooms of src/features/layers, the lowest floor first. A room may import the floors below its own, and no room beside it;
 * what two rooms share belongs on a floor below. The files beside the rooms open the screen, so that no room imports them.
 */
const LAYER_FLOORS = [
  ['texts', 'files'],
  ['state'],
  ['history', 'parts'],
  ['tools', 'inspector', 'panel', 'table'],
  ['map'],
  ['workspace'],
]

/**
 * The floors of server/, and the folders of each, the lowest first. A folder may import those before it and those of the floors
 * before its own; the root folder may import all of them.
 * - platform: what any product of this kind needs: settings, database, identity, HTTP, jobs, sockets. It knows no drone.
 * - media: readers and engines of pictures, maps, video and telemetry. They know no record of a mission.
 * - records: what several groups store: files, layers, types of a tenant, and their quota, retention and purge.
 * - groups: the operations of the contract, a folder for each file of api-spec.
 */
const SERVER_FLOORS = {
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
    'disk',
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
    'coordinate-systems',
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
/** Data and types that every folder may read. */
const SERVER_DATA = ['platform/contract', 'platform/languages']
const SERVER_ORDER = [
  ...Object.entries(SERVER_FLOORS).flatMap(([floor, names]) => names.map((name) => `${floor}/${name}`)),
  'groups',
  'demo',
]
/** They start everything, so that nothing else may import them. */
const SERVER_STARTS = ['app.ts', 'main.ts']

const isTest = (file) => /\.test\.tsx?$/.test(file) || file.includes('/testing/')
const isOfTests = (file) => isTest(file) || file.startsWith('scripts/bench/')

/**
 * @param {(folder: string) => string[]} foldersOf names of the folders in a folder, relative to the root
 * @returns {{ problems: string[], refusalOf: (from: string, to: string) => string | undefined }} folders without a place, and why a
 *   file, relative to the root, may not import another one
 */
export function createRules(foldersOf) {
  const layerRooms = LAYER_FLOORS.flat()
  const unplaced = [
    ...missing('src', foldersOf('src'), [...Object.keys(BROWSER), ...BROWSER_UNORDERED]),
    ...missing('src/features/layers', foldersOf('src/features/layers'), layerRooms),
    ...missing('server', foldersOf('server'), [...Object.keys(SERVER_FLOORS), 'groups', 'demo', 'testing']),
    ...Object.entries(SERVER_FLOORS).flatMap(([floor, names]) => {
      const data = SERVER_DATA.filter((folder) => folder.startsWith(`${floor}/`)).map((folder) => folder.split('/')[1])
      return missing(`server/${floor}`, foldersOf(`server/${floor}`), [...names, ...data, 'testing'])
    }),
  ]
  const refusalOf = (from, to) =>
    betweenSides(from, to) ??
    inBrowser(from, to) ??
    (isOfTests(from) ? undefined : (ofTests(to) ?? betweenRooms(from, to) ?? inServer(from, to)))
  return { problems: unplaced.map((folder) => `Give ${folder} a place in scripts/lint/importRules.mjs.`), refusalOf }
}

const missing = (parent, folders, known) =>
  folders.filter((name) => !known.includes(name)).map((name) => `${parent}/${name}`)

const ofTests = (to) => (to.includes('/testing/') ? 'Only tests and benches import from testing.' : undefined)

function betweenSides(from, to) {
  // What jest loads on both sides.
  if (isTest(from) && to.startsWith('scripts/jest/')) return undefined
  const others = { src: ['server', 'scripts', 'e2e'], server: ['src', 'scripts', 'e2e'] }[rootOf(from)] ?? []
  if (!others.includes(rootOf(to))) return undefined
  return `${rootOf(from) === 'src' ? 'The browser knows the server' : 'The server knows the browser'} by its contract only.`
}

const rootOf = (file) => file.split('/')[0]

/** The folder of a file in src/, or undefined for the files of src/ itself. */
function browserFolderOf(file) {
  const [root, folder, ...rest] = file.split('/')
  return root === 'src' && rest.length > 0 ? folder : undefined
}

function inBrowser(from, to) {
  const folder = browserFolderOf(from)
  const other = browserFolderOf(to)
  if (to.startsWith('src/api/generated/') && folder !== 'api')
    return 'Import src/api/<group>: it carries the tags, the generated slice does not.'
  if (folder === undefined || other === undefined || BROWSER_UNORDERED.includes(folder)) return undefined
  if (folder === 'features' && other === 'features' && featureOf(from) !== featureOf(to))
    return 'Features never import features: share through a folder of src, or join them in src/app/pages.'
  if (folder === other || BROWSER_UNORDERED.includes(other) || BROWSER[folder]?.includes(other)) return undefined
  return `src/${folder} may import ${BROWSER[folder]?.join(', ') || 'no other folder'}.`
}

/** A folder or a file of src/features. */
const featureOf = (file) => file.split('/')[2]

function betweenRooms(from, to) {
  if (!from.startsWith('src/features/layers/') || !to.startsWith('src/features/layers/')) return undefined
  const room = from.split('/')[3]
  const other = to.split('/')[3]
  const place = LAYER_FLOORS.findIndex((floor) => floor.includes(room))
  const allowed = [room, ...LAYER_FLOORS.slice(0, place).flat()]
  if (place === -1 || allowed.includes(other)) return undefined
  return `${room} may import ${allowed.slice(1).join(', ') || 'no other room'}.`
}

/** The place of a file among the folders of server/: -1 for data, the starts and files of the root. */
const serverPlaceOf = (file) => SERVER_ORDER.findIndex((folder) => file.startsWith(`server/${folder}/`))

function inServer(from, to) {
  if (rootOf(from) !== 'server' || rootOf(to) !== 'server') return undefined
  const place = serverPlaceOf(from)
  if (place === -1) return undefined
  const isAbove = serverPlaceOf(to) > place || SERVER_STARTS.some((start) => to === `server/${start}`)
  if (isAbove) return 'Imports go down: see SERVER_FLOORS in scripts/lint/importRules.mjs.'
  return betweenGroups(from, to)
}

function betweenGroups(from, to) {
  const [, groups, group, ...rest] = from.split('/')
  const [, otherGroups, other, ...otherRest] = to.split('/')
  if (groups !== 'groups' || otherGroups !== 'groups' || rest.length === 0 || group === other) return undefined
  const isShared = ['group.ts', 'services.ts'].includes(other) || otherRest.join('/') === 'public.ts'
  return isShared
    ? undefined
    : "Groups meet only through another group's public.ts; share more through a folder of records."
}
