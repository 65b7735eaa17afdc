// What API tokens may do: their scopes, in permissions. Administration of users, of the organisation and of the account is in
// no scope.
import type { components } from '../contract/contract.gen'
import { isWrite, type HttpMethod, type SpecOperation } from '../contract/spec'
import { forbidden } from '../core/errors'
import { identityText } from './messages'

type ApiTokenScope = components['schemas']['ApiTokenScope']

type Area = ApiTokenScope extends `${infer Name}:${string}` ? Name : never

const changes = (...entities: string[]): string[] =>
  entities.flatMap((entity) => ['create', 'update', 'delete'].map((action) => `${entity}_${action}`))

/** Permissions that read, and those that write in addition. */
const AREAS: Readonly<Record<Area, { read: readonly string[]; write: readonly string[] }>> = {
  missions: {
    read: ['mission_list', 'location_list', 'mission_type_list', 'dashboard'],
    write: changes('mission', 'location', 'mission_type'),
  },
  maps: {
    read: ['layer_list', 'feature_list', 'download_layer'],
    write: [
      'upload_layer',
      'edit_layer',
      'delete_layer',
      'add_feature',
      'edit_feature',
      'delete_feature',
      'save_drawings',
      'can_create_base_layer',
      'can_delete_base_layer',
      'can_edit_base_layer',
      'can_update_base_layer',
      'can_upload_to_base_layer',
    ],
  },
  files: {
    read: ['list_document', 'vod_list', 'feature_list'],
    write: [
      'upload_document',
      'update_document',
      'delete_document',
      'feature_file_upload',
      'feature_file_delete',
      'set_cover_photo',
      ...changes('vod'),
    ],
  },
  flights: {
    read: ['flight_list', 'flight_log_list', 'stream_list'],
    write: changes('flight', 'flight_log'),
  },
  alerts: {
    read: ['alert_list', 'thread_list'],
    write: [...changes('alert'), 'thread_create', 'thread_update', 'comment_delete'],
  },
  assets: {
    read: ['asset_list', 'asset_class_list', 'manufacturer_list', 'model_list'],
    write: changes('asset', 'asset_class', 'manufacturer', 'model'),
  },
  data: { read: ['data_page'], write: [] },
}

export interface TokenRights {
  /** Permissions of the scopes. */
  permissions: ReadonlySet<string>
  /** Those with which the token may also write. */
  writable: ReadonlySet<string>
}

export function rightsOf(scopes: readonly string[]): TokenRights {
  const readable = new Set<string>()
  const writable = new Set<string>()
  for (const scope of scopes) {
    const [area, right] = scope.split(':') as [Area, string]
    const { read, write } = AREAS[area]
    for (const name of right === 'write' ? [...read, ...write] : read) {
      readable.add(name)
      if (right === 'write') writable.add(name)
    }
  }
  return { permissions: readable, writable }
}

const IN_A_SCOPE: ReadonlySet<string> = new Set(Object.values(AREAS).flatMap(({ read, write }) => [...read, ...write]))

/** Whether there are API tokens that may call an operation. */
export function takesTokens(operation: SpecOperation): boolean {
  const needed = operation['x-permission']
  return operation['x-token'] === true || (typeof needed === 'string' && IN_A_SCOPE.has(needed))
}

/** The scopes that include an operation; empty for those that work with every token. */
export function scopesFor(place: { method: HttpMethod; operation: SpecOperation }): string[] {
  const needed = String(place.operation['x-permission'])
  return Object.entries(AREAS).flatMap(([area, { read, write }]) => {
    const isRead = read.includes(needed)
    const isWritten = write.includes(needed)
    return [...(isRead && !isWrite(place) ? [`${area}:read`] : []), ...(isRead || isWritten ? [`${area}:write`] : [])]
  })
}

/** @throws AppError 403 when the scopes of the caller's API token do not include the operation */
export function requireScope(
  token: TokenRights | undefined,
  place: { method: HttpMethod; operation: SpecOperation },
): void {
  if (!token) return
  const { operation } = place
  const needed = operation['x-permission']
  if (!takesTokens(operation)) throw forbidden(identityText('notForTokens'))
  if (typeof needed === 'string' && needed !== 'session' && !token.permissions.has(needed))
    throw forbidden(identityText('scopeNeeded', { permission: needed }))
  if (!isWrite(place)) return
  const mayWrite = operation['x-token'] ? token.writable.size > 0 : token.writable.has(String(needed))
  if (!mayWrite) throw forbidden(identityText('tokenReadsOnly'))
}
