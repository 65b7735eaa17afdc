// In which shape a person receives the rows that refer to them: no more than the API tells the same person about the same rows.
import type { Permission } from '../../platform/identity/permissions'

/** Rows that are about the account and the actions of the person, which receives them as they are. */
export const ACCOUNT_TABLES: ReadonlySet<string> = new Set([
  'api_token',
  'app_user',
  'audit_entry',
  'data_filter',
  'email_change',
  'event',
  'event_read',
  'invitation',
  'job',
  'known_address',
  'notification_choice',
  'notification_mail',
  'notification_setting',
  'passkey',
  'password_reset',
  'phone',
  'pilot',
  'pilot_licence',
  'recovery_code',
  'scim_user',
  'second_factor',
  'session',
  'sign_in',
  'single_sign_on_identity',
  'stored_file',
  'stream_view',
  'thread_read',
  'upload',
  'user_group_member',
])

/**
 * Records of the organisation, with the permissions that read them. Who lacks one of them, and clients where the scope of clients has no
 * rows of the table, receives of each row that it refers to them, and since when.
 */
export const RECORD_PERMISSIONS: Readonly<Record<string, readonly Permission[]>> = {
  alert: ['alert_list'],
  alert_activity: ['alert_list'],
  alert_rule: ['alert_list'],
  analysis: ['layer_list'],
  asset: ['asset_list'],
  asset_file: ['asset_list'],
  base_layer: ['layer_list'],
  client_mission: ['client_list'],
  detected_object: ['layer_list'],
  detection: ['layer_list'],
  detector: ['layer_list'],
  detector_run: ['layer_list'],
  evidence_case: ['data_page'],
  evidence_custody: ['data_page'],
  evidence_item: ['data_page', 'alert_list', 'thread_list', 'vod_list', 'list_document', 'feature_list'],
  feature: ['feature_list'],
  feature_change: ['feature_list'],
  flight: ['flight_list'],
  flight_check: ['flight_list'],
  flight_log: ['flight_log_list'],
  layer: ['layer_list'],
  layer_group: ['layer_list'],
  location: ['location_list'],
  maintenance_record: ['asset_list'],
  mission: ['mission_list'],
  mission_document: ['list_document'],
  mission_document_version: ['list_document'],
  // Photos, recordings, documents, outcomes and telemetry.
  mission_file: ['feature_list', 'vod_list', 'list_document', 'alert_list', 'flight_list'],
  orthomosaic: ['layer_list'],
  pilot_message: ['stream_list'],
  report_edition: ['data_page'],
  report_mail: ['data_page'],
  report_schedule: ['data_page'],
  saved_report: ['data_page'],
  share: ['public_map_create'],
  stream_key: ['stream_list'],
  thermal_reading: ['data_page'],
  thread_comment: ['thread_list'],
  thread_comment_text: ['thread_list'],
  thread_mention: ['thread_list'],
  wall: ['stream_list'],
}

/** Names of columns that no reply has, in any table: files and work of the server behind a record. */
const NEVER_TOLD = /_file_id$|^(stored_file_id|job_id|updated_at|leased_until|attempts)$/

/** Columns that the API does not tell the members of the team who read the records. */
const NOT_TOLD: Readonly<Record<string, readonly string[]>> = {
  alert: ['dedupe_key', 'severity_rank', 'is_hidden_unless_marked'],
  alert_rule: ['enabled_at', 'window_alerts', 'window_since'],
  analysis: ['grid'],
  detector_run: ['grid'],
  evidence_item: ['needs'],
  feature: ['box'],
  feature_change: ['change_set'],
  layer: ['data_version', 'next_index', 'staged'],
  layer_group: ['deleted_layers'],
  mission_document: ['search'],
  orthomosaic: ['due_at', 'is_queued', 'language', 'log', 'node_url', 'removes_task', 'task_id', 'unreachable_since'],
  report_edition: ['permissions', 'inputs'],
  report_mail: ['due_at'],
  report_schedule: ['due_at'],
  // The name is that of the record which the link shows, and which the person may not see any more.
  share: ['name', 'password_version'],
  stream_key: ['page_open_at'],
}

/** Whether members of the team who may read the records of a table receive a column. */
export const isTold = (table: string, column: string): boolean =>
  !NEVER_TOLD.test(column) && !NOT_TOLD[table]?.includes(column)

/** Columns that clients receive of the records that they see: those that their API has. Rows are those of their scope. */
export const CLIENT_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  alert: [
    'id',
    'tenant_id',
    'mission_id',
    'name',
    'kind',
    'description',
    'severity',
    'occurred_at',
    'lat',
    'long',
    'recording_id',
    'moment_ms',
    'stream_id',
    'camera',
  ],
  client_mission: ['tenant_id', 'mission_id'],
  feature: ['id', 'tenant_id', 'layer_id', 'index', 'geom', 'props'],
  layer: ['id', 'tenant_id', 'mission_id', 'name', 'kind', 'status', 'captured_at', 'created_at'],
  layer_group: ['id', 'tenant_id', 'mission_id', 'name', 'created_at'],
  location: ['id', 'tenant_id', 'name', 'lat', 'long'],
  mission: [
    'id',
    'tenant_id',
    'name',
    'description',
    'status',
    'location_id',
    'scheduled_at',
    'started_at',
    'ended_at',
    'created_at',
  ],
  mission_document: ['file_id', 'tenant_id', 'tags', 'folder', 'description', 'expires_on'],
  mission_file: ['id', 'tenant_id', 'mission_id', 'kind', 'name', 'lat', 'long', 'taken_at', 'created_at'],
}
