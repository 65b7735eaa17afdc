// All permissions by area, in the order in which a picker shows them.
import type { Message } from '../../platform/core/messages'
import { permissionText, type areaText } from './messages'

type PermissionName = Parameters<typeof permissionText>[0]

export interface Area {
  area: Parameters<typeof areaText>[0]
  permissions: readonly PermissionName[]
}

type Crud = 'list' | 'create' | 'update' | 'delete'

const crud = <Entity extends string>(entity: Entity): `${Entity}_${Crud}`[] => [
  `${entity}_list`,
  `${entity}_create`,
  `${entity}_update`,
  `${entity}_delete`,
]

export const AREAS: readonly Area[] = [
  {
    area: 'overview',
    permissions: ['dashboard', 'data_page'],
  },
  {
    area: 'missions',
    permissions: [
      ...crud('mission'),
      ...crud('mission_type'),
      ...crud('flight'),
      ...crud('flight_log'),
      ...crud('location'),
    ],
  },
  {
    area: 'alerts',
    permissions: [...crud('alert'), 'thread_list', 'thread_create', 'thread_update', 'comment_delete'],
  },
  {
    area: 'video',
    permissions: ['stream_list', 'stream_create', 'stream_delete', 'webrtc_view', ...crud('vod')],
  },
  {
    area: 'map',
    permissions: [
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
  },
  {
    area: 'base-layers',
    permissions: [
      'can_create_base_layer',
      'can_upload_to_base_layer',
      'can_edit_base_layer',
      'can_update_base_layer',
      'can_delete_base_layer',
    ],
  },
  {
    area: 'documents',
    permissions: ['list_document', 'upload_document', 'update_document', 'delete_document'],
  },
  {
    area: 'assets',
    permissions: [...crud('asset'), ...crud('asset_class'), ...crud('manufacturer'), ...crud('model')],
  },
  {
    area: 'clients',
    permissions: ['client_list', 'create_client', 'edit_client', 'delete_client', 'client_data'],
  },
  {
    area: 'people',
    permissions: [...crud('user'), ...crud('user_group'), 'otp_email_send'],
  },
  {
    area: 'organisation',
    permissions: ['tenant_list_self', 'tenant_update_self'],
  },
  {
    area: 'platform',
    permissions: [...crud('tenant'), ...crud('package')],
  },
]

/** Label of an existing permission. */
export const labelOf = (permission: string): Message => permissionText(permission as PermissionName)
