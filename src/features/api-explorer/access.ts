// What a caller needs for an operation, in words.
import type { ApiTokenScope } from '../../api/api-token'
import type { UserDetails } from '../../api/auth'
import type { Operation } from '../../api/publishedContract'
import { scopeTexts } from '../../api-tokens/scopes'
import { permissionLabel, type PermissionName } from '../../shared/permissions/permissions.gen'
import { explorerText } from './messages'

/** The least of the scopes that are enough: writing includes reading. */
export function scopesTextOf({ 'x-scopes': scopes }: Operation): string {
  if (scopes.length === 0) return explorerText('everyToken')
  const least = scopes.filter((scope) => !scopes.includes(scope.replace(/:write$/, ':read')) || scope.endsWith(':read'))
  const texts = scopeTexts(least as ApiTokenScope[])
  return texts.length === 1 ? texts.join() : explorerText('scopesHelp', { scopes: texts.join(' · ') })
}

export function accessTextOf({ 'x-permission': access }: Operation): string {
  if (Array.isArray(access)) return explorerText('teamOnly')
  return access === 'session' ? explorerText('noPermissionNeeded') : permissionLabel(access as PermissionName)
}

/** For display only: the server decides. */
export function isRefusedTo(user: UserDetails, { 'x-permission': access }: Operation): boolean {
  if (Array.isArray(access)) return !access.includes(user.userType)
  return access !== 'session' && !user.permissions.includes(access)
}
