// Permissions in plain words, grouped by what they are about, for people who never see their names.
import { catalogue } from '../../shared/messages'

const wordsText = catalogue('permissions', {
  missions: 'Missions',
  flights: 'Flights',
  live: 'Live video',
  recordings: 'Recordings',
  alerts: 'Alerts',
  layers: 'Map layers',
  baseLayers: 'Base layers',
  documents: 'Documents',
  threads: 'Discussions',
  places: 'Places',
  assets: 'Assets',
  clients: 'Clients',
  people: 'People',
  tenants: 'Tenants and packages',
  general: 'Elsewhere',

  list: 'see',
  create: 'create',
  update: 'edit',
  delete: 'delete',
  listOf: 'see {things}',
  createOf: 'create {things}',
  updateOf: 'edit {things}',
  deleteOf: 'delete {things}',

  types: 'types',
  logs: 'logs',
  classes: 'classes',
  makers: 'manufacturers',
  models: 'models',
  groups: 'user groups',
  packages: 'packages',

  addFeature: 'add features',
  listFeature: 'see features',
  editFeature: 'edit features',
  deleteFeature: 'delete features',
  uploadFile: 'attach files to features',
  deleteFile: 'remove files from features',
  upload: 'upload',
  uploadTo: 'upload into them',
  updateContents: 'replace their contents',
  download: 'download',
  setCover: 'choose cover photos',
  saveDrawings: 'save what is drawn',
  publish: 'publish maps',
  watch: 'watch in the browser',
  deleteComment: 'delete comments',
  clientData: 'choose which missions they see',
  listSelf: 'see your own organisation',
  updateSelf: 'edit your own organisation',
  dashboard: 'open the dashboard',
  dataPage: 'open the data page',
  sendCodes: 'send one-time codes by e-mail',
})

type Key = Parameters<typeof wordsText>[0]
type PlainKey = Exclude<Key, `${string}Of`>
type Phrase = readonly [permission: string, words: () => string]

const ACTIONS = ['list', 'create', 'update', 'delete'] as const

const phrase = (permission: string, key: PlainKey): Phrase => [permission, () => wordsText(key)]

const crud = (entity: string): Phrase[] => ACTIONS.map((action) => phrase(`${entity}_${action}`, action))

const crudOf = (entity: string, things: PlainKey): Phrase[] =>
  ACTIONS.map((action) => [`${entity}_${action}`, () => wordsText(`${action}Of`, { things: wordsText(things) })])

const TOPICS: readonly (readonly [title: PlainKey, phrases: readonly Phrase[]])[] = [
  ['missions', [...crud('mission'), ...crudOf('mission_type', 'types')]],
  ['flights', [...crud('flight'), ...crudOf('flight_log', 'logs')]],
  [
    'live',
    [
      phrase('stream_list', 'list'),
      phrase('stream_create', 'create'),
      phrase('stream_delete', 'delete'),
      phrase('webrtc_view', 'watch'),
    ],
  ],
  ['recordings', crud('vod')],
  ['alerts', crud('alert')],
  [
    'layers',
    [
      phrase('layer_list', 'list'),
      phrase('upload_layer', 'upload'),
      phrase('edit_layer', 'update'),
      phrase('delete_layer', 'delete'),
      phrase('download_layer', 'download'),
      phrase('feature_list', 'listFeature'),
      phrase('add_feature', 'addFeature'),
      phrase('edit_feature', 'editFeature'),
      phrase('delete_feature', 'deleteFeature'),
      phrase('feature_file_upload', 'uploadFile'),
      phrase('feature_file_delete', 'deleteFile'),
      phrase('set_cover_photo', 'setCover'),
      phrase('save_drawings', 'saveDrawings'),
      phrase('public_map_create', 'publish'),
    ],
  ],
  [
    'baseLayers',
    [
      phrase('can_create_base_layer', 'create'),
      phrase('can_edit_base_layer', 'update'),
      phrase('can_delete_base_layer', 'delete'),
      phrase('can_update_base_layer', 'updateContents'),
      phrase('can_upload_to_base_layer', 'uploadTo'),
    ],
  ],
  [
    'documents',
    [
      phrase('list_document', 'list'),
      phrase('upload_document', 'upload'),
      phrase('update_document', 'update'),
      phrase('delete_document', 'delete'),
    ],
  ],
  [
    'threads',
    [
      phrase('thread_list', 'list'),
      phrase('thread_create', 'create'),
      phrase('thread_update', 'update'),
      phrase('comment_delete', 'deleteComment'),
    ],
  ],
  ['places', crud('location')],
  [
    'assets',
    [
      ...crud('asset'),
      ...crudOf('asset_class', 'classes'),
      ...crudOf('manufacturer', 'makers'),
      ...crudOf('model', 'models'),
    ],
  ],
  [
    'clients',
    [
      phrase('client_list', 'list'),
      phrase('create_client', 'create'),
      phrase('edit_client', 'update'),
      phrase('delete_client', 'delete'),
      phrase('client_data', 'clientData'),
    ],
  ],
  ['people', [...crud('user'), ...crudOf('user_group', 'groups')]],
  [
    'tenants',
    [
      ...crud('tenant'),
      ...crudOf('package', 'packages'),
      phrase('tenant_list_self', 'listSelf'),
      phrase('tenant_update_self', 'updateSelf'),
    ],
  ],
  [
    'general',
    [phrase('dashboard', 'dashboard'), phrase('data_page', 'dataPage'), phrase('otp_email_send', 'sendCodes')],
  ],
]

export interface GrantedTopic {
  title: string
  words: string[]
}

/** What `permissions` allow, topic by topic. A name this version does not know is shown as it is, under the last one. */
export function grantedInWords(permissions: readonly string[]): GrantedTopic[] {
  const unknown = new Set(permissions)
  const topics = TOPICS.map(([title, phrases]) => ({
    title: wordsText(title),
    words: phrases.filter(([permission]) => unknown.delete(permission)).map(([, words]) => words()),
  }))
  topics.at(-1)?.words.push(...[...unknown].map((name) => name.replaceAll('_', ' ')))
  return topics.filter(({ words }) => words.length > 0)
}
