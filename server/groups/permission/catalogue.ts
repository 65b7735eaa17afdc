// Labels of all permissions by area, in the order in which a picker shows them.

export interface Area {
  area: string
  label: string
  /** Permission names with their labels. */
  permissions: readonly (readonly [name: string, label: string])[]
}

/** The four of an entity that has create, delete, list and update. */
const four = (entity: string, many: string): [string, string][] => [
  [`${entity}_list`, `See ${many}`],
  [`${entity}_create`, `Create ${many}`],
  [`${entity}_update`, `Edit ${many}`],
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
      ...four('mission', 'missions'),
      ...four('mission_type', 'mission types'),
      ...four('flight', 'flights'),
      ...four('flight_log', 'flight logs'),
      ...four('location', 'locations'),
    ],
  },
  {
    area: 'alerts',
    label: 'Alerts and threads',
    permissions: [
      ...four('alert', 'alerts'),
      ['thread_list', 'Read threads'],
      ['thread_create', 'Write in threads'],
      ['thread_update', 'Edit threads'],
      ['comment_delete', 'Delete comments'],
    ],
  },
  {
    area: 'video',
    label: 'Live streams and recordings',
    permissions: [
      ['stream_list', 'See live streams'],
      ['stream_create', 'Create stream keys'],
      ['stream_delete', 'Delete stream keys'],
      ['webrtc_view', 'Watch low-latency video'],
      ...four('vod', 'recordings'),
    ],
  },
  {
    area: 'map',
    label: 'Map layers',
    permissions: [
      ['layer_list', 'See layers'],
      ['upload_layer', 'Upload layers'],
      ['edit_layer', 'Edit layers'],
      ['delete_layer', 'Delete layers'],
      ['download_layer', 'Download layers'],
      ['feature_list', 'See features'],
      ['add_feature', 'Add features'],
      ['edit_feature', 'Edit features'],
      ['delete_feature', 'Delete features'],
      ['feature_file_upload', 'Attach files to features'],
      ['feature_file_delete', 'Delete feature files'],
      ['set_cover_photo', 'Choose cover photos'],
      ['save_drawings', 'Save drawings'],
      ['public_map_create', 'Publish maps'],
    ],
  },
  {
    area: 'base-layers',
    label: 'Base layers',
    permissions: [
      ['can_create_base_layer', 'Create base layers'],
      ['can_upload_to_base_layer', 'Upload to base layers'],
      ['can_edit_base_layer', 'Edit base layer details'],
      ['can_update_base_layer', 'Replace base layer data'],
      ['can_delete_base_layer', 'Delete base layers'],
    ],
  },
  {
    area: 'documents',
    label: 'Documents',
    permissions: [
      ['list_document', 'See documents'],
      ['upload_document', 'Upload documents'],
      ['update_document', 'Edit documents'],
      ['delete_document', 'Delete documents'],
    ],
  },
  {
    area: 'assets',
    label: 'Assets',
    permissions: [
      ...four('asset', 'assets'),
      ...four('asset_class', 'asset classes'),
      ...four('manufacturer', 'manufacturers'),
      ...four('model', 'models'),
    ],
  },
  {
    area: 'clients',
    label: 'Clients',
    permissions: [
      ['client_list', 'See clients'],
      ['create_client', 'Create clients'],
      ['edit_client', 'Edit clients'],
      ['delete_client', 'Delete clients'],
      ['client_data', 'Share missions with clients'],
    ],
  },
  {
    area: 'people',
    label: 'Users',
    permissions: [
      ...four('user', 'users'),
      ...four('user_group', 'user groups'),
      ['otp_email_send', 'Send sign-in codes by e-mail'],
    ],
  },
  {
    area: 'organisation',
    label: 'Organisation',
    permissions: [
      ['tenant_list_self', 'See organisation details'],
      ['tenant_update_self', 'Edit organisation details'],
    ],
  },
  {
    area: 'platform',
    label: 'Platform',
    permissions: [...four('tenant', 'tenants'), ...four('package', 'packages')],
  },
]

const LABELS: ReadonlyMap<string, string> = new Map(AREAS.flatMap(({ permissions }) => permissions))

/** Label of a permission, or its name if it is unknown. */
export const labelOf = (permission: string): string => LABELS.get(permission) ?? permission
