// Permissions of a user, grouped by topic.
import { catalogue } from '../../shared/messages'
import { permissionLabel, type PermissionName } from '../../shared/permissions/permissions.gen'

const topicText = catalogue('permissions', {
  missions: 'Missions',
  flights: 'Flights',
  live: 'Live video',
  recordings: 'Recordings',
  alerts: 'Alerts',
  layers: 'Map layers',
  baseLayers: 'Base layers',
  documents: 'Documents',
  threads: 'Threads',
  locations: 'Locations',
  assets: 'Assets',
  clients: 'Clients',
  users: 'Users',
  tenants: 'Tenants and packages',
  organisation: 'Organisation',
  other: 'Other',
})

/** The four permissions of an entity. */
const crud = <Entity extends string>(entity: Entity) =>
  [`${entity}_list`, `${entity}_create`, `${entity}_update`, `${entity}_delete`] as const

const TOPICS: readonly (readonly [topic: Parameters<typeof topicText>[0], permissions: readonly PermissionName[]])[] = [
  ['missions', [...crud('mission'), ...crud('mission_type')]],
  ['flights', [...crud('flight'), ...crud('flight_log')]],
  ['live', ['stream_list', 'stream_create', 'stream_delete', 'webrtc_view']],
  ['recordings', crud('vod')],
  ['alerts', crud('alert')],
  [
    'layers',
    [
      'layer_list',
      'upload_layer',
      'edit_layer',
      'delete_layer',
      'download_layer',
      'feature_list',
      'add_feature',
      'edit_feature',
      'delete_feature',
      'feature_file_upload',
      'feature_file_delete',
      'set_cover_photo',
      'save_drawings',
      'public_map_create',
    ],
  ],
  [
    'baseLayers',
    [
      'can_create_base_layer',
      'can_edit_base_layer',
      'can_delete_base_layer',
      'can_update_base_layer',
      'can_upload_to_base_layer',
    ],
  ],
  ['documents', ['list_document', 'upload_document', 'update_document', 'delete_document']],
  ['threads', ['thread_list', 'thread_create', 'thread_update', 'comment_delete']],
  ['locations', crud('location')],
  ['assets', [...crud('asset'), ...crud('asset_class'), ...crud('manufacturer'), ...crud('model')]],
  ['clients', ['client_list', 'create_client', 'edit_client', 'delete_client', 'client_data']],
  ['users', [...crud('user'), ...crud('user_group')]],
  ['tenants', [...crud('tenant'), ...crud('package')]],
  ['organisation', ['tenant_list_self', 'tenant_update_self']],
  ['other', ['dashboard', 'data_page', 'otp_email_send']],
]

const KNOWN: ReadonlySet<string> = new Set(TOPICS.flatMap(([, permissions]) => permissions))

export interface PermissionTopic {
  title: string
  labels: string[]
}

/** Labels of `permissions` by topic. Names this version does not know are shown as they are, under the last topic. */
export function permissionTopics(permissions: readonly string[]): PermissionTopic[] {
  const held = new Set(permissions)
  const topics = TOPICS.map(([topic, names]) => ({
    title: topicText(topic),
    labels: names.filter((name) => held.has(name)).map((name) => permissionLabel(name)),
  }))
  const unknown = [...held].filter((name) => !KNOWN.has(name))
  topics.at(-1)?.labels.push(...unknown.map((name) => name.replaceAll('_', ' ')))
  return topics.filter(({ labels }) => labels.length > 0)
}
