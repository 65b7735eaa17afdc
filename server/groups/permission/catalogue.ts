// Every permission in plain words, by area, in the order in which a picker shows them.

export interface Area {
  area: string
  label: string
  /** Permission names with what they let a person do. */
  permissions: readonly (readonly [name: string, label: string])[]
}

/** The four of an entity that has create, delete, list and update. */
const four = (entity: string, many: string, one: string): [string, string][] => [
  [`${entity}_list`, `See ${many}`],
  [`${entity}_create`, `Add ${one}`],
  [`${entity}_update`, `Change ${many}`],
  [`${entity}_delete`, `Delete ${many}`],
]

export const AREAS: readonly Area[] = [
  {
    area: 'overview',
    label: 'Overview',
    permissions: [
      ['dashboard', 'Open the dashboard'],
      ['data_page', 'Open the data page'],
    ],
  },
  {
    area: 'missions',
    label: 'Missions and flights',
    permissions: [
      ...four('mission', 'missions', 'a mission'),
      ...four('mission_type', 'mission types', 'a mission type'),
      ...four('flight', 'flights', 'a flight'),
      ...four('flight_log', 'flight logs', 'a flight log'),
      ...four('location', 'places', 'a place'),
    ],
  },
  {
    area: 'alerts',
    label: 'Alerts and threads',
    permissions: [
      ...four('alert', 'alerts', 'an alert'),
      ['thread_list', 'Read threads'],
      ['thread_create', 'Write in threads'],
      ['thread_update', 'Change threads'],
      ['comment_delete', 'Delete comments'],
    ],
  },
  {
    area: 'video',
    label: 'Live streams and recordings',
    permissions: [
      ['stream_list', 'See live streams'],
      ['stream_create', 'Make stream keys'],
      ['stream_delete', 'Delete stream keys'],
      ['webrtc_view', 'Watch with the lowest delay'],
      ...four('vod', 'recordings', 'a recording'),
    ],
  },
  {
    area: 'map',
    label: 'Map layers',
    permissions: [
      ['layer_list', 'See layers'],
      ['upload_layer', 'Upload layers'],
      ['edit_layer', 'Change layers'],
      ['delete_layer', 'Delete layers'],
      ['download_layer', 'Download layers'],
      ['feature_list', 'See features'],
      ['add_feature', 'Add features'],
      ['edit_feature', 'Change features'],
      ['delete_feature', 'Delete features'],
      ['feature_file_upload', 'Attach files to features'],
      ['feature_file_delete', 'Delete files of features'],
      ['set_cover_photo', 'Choose cover photos'],
      ['save_drawings', 'Save drawings'],
      ['public_map_create', 'Publish maps'],
    ],
  },
  {
    area: 'base-layers',
    label: 'Base layers',
    permissions: [
      ['can_create_base_layer', 'Make base layers'],
      ['can_upload_to_base_layer', 'Upload to base layers'],
      ['can_edit_base_layer', 'Edit the details of base layers'],
      ['can_update_base_layer', 'Replace what base layers show'],
      ['can_delete_base_layer', 'Delete base layers'],
    ],
  },
  {
    area: 'documents',
    label: 'Documents',
    permissions: [
      ['list_document', 'See documents'],
      ['upload_document', 'Upload documents'],
      ['update_document', 'Change documents'],
      ['delete_document', 'Delete documents'],
    ],
  },
  {
    area: 'assets',
    label: 'Assets',
    permissions: [
      ...four('asset', 'assets', 'an asset'),
      ...four('asset_class', 'asset classes', 'an asset class'),
      ...four('manufacturer', 'manufacturers', 'a manufacturer'),
      ...four('model', 'models', 'a model'),
    ],
  },
  {
    area: 'clients',
    label: 'Clients',
    permissions: [
      ['client_list', 'See clients'],
      ['create_client', 'Add a client'],
      ['edit_client', 'Change clients'],
      ['delete_client', 'Delete clients'],
      ['client_data', 'Choose the missions a client sees'],
    ],
  },
  {
    area: 'people',
    label: 'People',
    permissions: [
      ...four('user', 'users', 'a user'),
      ...four('user_group', 'user groups', 'a user group'),
      ['otp_email_send', 'Send sign-in codes by mail'],
    ],
  },
  {
    area: 'organisation',
    label: 'Organisation',
    permissions: [
      ['tenant_list_self', "See the organisation's details"],
      ['tenant_update_self', "Change the organisation's details"],
    ],
  },
  {
    area: 'platform',
    label: 'Platform',
    permissions: [...four('tenant', 'tenants', 'a tenant'), ...four('package', 'packages', 'a package')],
  },
]

const LABELS: ReadonlyMap<string, string> = new Map(AREAS.flatMap(({ permissions }) => permissions))

/** The permission in plain words; its name where there are none. */
export const labelOf = (permission: string): string => LABELS.get(permission) ?? permission
