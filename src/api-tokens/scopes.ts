import type { ApiTokenScope } from '../api/api-token'
import { apiTokensText } from './messages'

export const AREAS = ['missions', 'maps', 'files', 'flights', 'alerts', 'assets', 'data'] as const

export type Area = (typeof AREAS)[number]
export type Right = 'none' | 'read' | 'write'

/** `{maps: 'read', data: 'none'}` → `['maps:read']` */
export const scopesOf = (rights: Readonly<Record<Area, Right>>): ApiTokenScope[] =>
  AREAS.flatMap((area) => {
    const right = rights[area]
    return right === 'none' ? [] : [`${area}:${right}` as const]
  })

/** The scopes in words, in the order of the areas. */
export const scopeTexts = (scopes: readonly ApiTokenScope[]): string[] =>
  AREAS.flatMap((area) => {
    const values = { area: apiTokensText(area) }
    if (scopes.includes(`${area}:write`)) return [apiTokensText('writeOf', values)]
    return scopes.includes(`${area}:read`) ? [apiTokensText('readOf', values)] : []
  })
