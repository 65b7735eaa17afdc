// Addresses of base maps: what is accepted, what a map requests, and which origins that needs.
import { API_PREFIX } from '../../platform/contract/spec'
import { fieldError } from '../../platform/core/errors'
import { baseMapText } from './messages'
import { isPrivateHost } from './privateHost'
import type { BaseMapRow } from './sql'

type Source = Pick<BaseMapRow, 'kind' | 'url' | 'layers' | 'hosts'>

const TILES = ['{z}', '{x}', '{y}']
const KEY = '{key}'
const WMTS_TILES = ['{TileMatrix}', '{TileRow}', '{TileCol}']
const WMTS_NAMES: Readonly<Record<string, string>> = {
  tilematrix: '{z}',
  tilerow: '{y}',
  tilecol: '{x}',
  tilematrixset: 'GoogleMapsCompatible',
  style: 'default',
}
/** Where signed-in users read uploaded files. */
export const FILES = `${API_PREFIX}/base-map/get-file/`
/** Fills the area of a tile in metres of EPSG:3857, as WMS asks for it. */
const BOX = '{bbox-epsg-3857}'
const PLACEHOLDERS: Readonly<Record<Source['kind'], readonly string[]>> = {
  style: [],
  raster: [...TILES, '{-y}', BOX, '{ratio}', '{quadkey}'],
  vector: TILES,
  wmts: [],
  pmtiles: [],
}
/** Names that can stand in a header. A URL accepts more, such as a semicolon. */
const HOST = /^([a-z0-9-]+(\.[a-z0-9-]+)*|\[[0-9a-f:]+\])(:\d+)?$/i

/**
 * Checks the address, the layers and the further origins of a base map.
 * @param key of the mapping service, for `{key}`; undefined if there is none, null where it cannot be used
 * @throws AppError 400 at the field
 */
// oxlint-disable-next-line complexity -- one refusal for each rule, in the order of the form
export function checkSource({ kind, url, layers, hosts }: Source, key: string | undefined | null): void {
  if (hosts.some((host) => originOf(host) !== host)) throw fieldError('hosts', baseMapText('hostInvalid'))
  if (!isOwnPath(url) && originOf(url) === undefined) throw fieldError('url', baseMapText('urlInvalid'))
  if (!isOwnPath(url)) {
    const { username, password } = new URL(url)
    if (username || password) throw fieldError('url', baseMapText('urlPassword'))
  }
  if (url.includes(KEY)) {
    if (key === null) throw fieldError('url', baseMapText('keyNotHere', { placeholder: KEY }))
    if (key === undefined) throw fieldError('url', baseMapText('keyMissing', { placeholder: KEY }))
  }
  const used = (url.match(/{[^{}]*}/g) ?? []).filter((name) => name !== KEY)
  const hasTiles = ['{z}', '{x}'].every((name) => used.includes(name)) && used.some((name) => /^{-?y}$/.test(name))
  const hasArea = hasTiles || used.includes(BOX) || used.includes('{quadkey}')
  if (kind === 'wmts') return checkWmts(url, used)
  if (kind === 'raster' && !hasArea) throw fieldError('url', needsTiles())
  if (kind === 'vector' && used.length > 0) {
    if (!hasTiles) throw fieldError('url', needsTiles())
    if (layers.length === 0) throw fieldError('layers', baseMapText('layersMissing'))
  }
  if ((kind === 'style' || kind === 'pmtiles') && hasTiles)
    throw fieldError('url', baseMapText('urlHasTiles', { placeholders: TILES.join(', ') }))
  const unknown = used.find((name) => !PLACEHOLDERS[kind].includes(name))
  if (unknown) throw fieldError('url', baseMapText('urlUnknownPlaceholder', { placeholder: unknown }))
}

function checkWmts(url: string, used: readonly string[]): void {
  const unknown = used.find((name) => !(name.slice(1, -1).toLowerCase() in WMTS_NAMES))
  if (unknown) throw fieldError('url', baseMapText('urlUnknownPlaceholder', { placeholder: unknown }))
  const isRest = WMTS_TILES.every((name) => used.some((each) => each.toLowerCase() === name.toLowerCase()))
  if (!isRest && !parametersOf(url).some(([name, value]) => name.toLowerCase() === 'layer' && value)) {
    throw fieldError('url', baseMapText('urlNeedsWmts', { placeholders: WMTS_TILES.join(', ') }))
  }
}

/** The address that a map requests: with the key, and a WMTS as raster tiles. */
export function resolvedUrl({ kind, url }: Pick<Source, 'kind' | 'url'>, key: string | undefined): string {
  const withKey = url.replaceAll(KEY, encodeURIComponent(key ?? ''))
  return kind === 'wmts' ? wmtsTiles(withKey) : withKey
}

/** A WMTS with the tile matrix set of web maps as a template of tiles: a path with placeholders, or a GetTile request. */
function wmtsTiles(url: string): string {
  const filled = url.replace(/{([^{}]*)}/g, (all, name: string) => WMTS_NAMES[name.toLowerCase()] ?? all)
  if (TILES.every((name) => filled.includes(name))) return filled
  const given = parametersOf(filled)
  const wanted = { service: 'WMTS', request: 'GetTile', version: '1.0.0', format: 'image/png', ...WMTS_NAMES }
  const isForced = (name: string) => ['request', 'tilematrix', 'tilerow', 'tilecol'].includes(name)
  const kept = given.filter(([name]) => !isForced(name.toLowerCase()))
  const added = Object.entries(wanted).filter(
    ([name]) => isForced(name) || !given.some(([each]) => each.toLowerCase() === name),
  )
  const query = [...kept, ...added].map(([name, value]) => `${name}=${value}`).join('&')
  return `${filled.split('?', 1)[0] ?? ''}?${query}`
}

const parametersOf = (url: string): [name: string, value: string][] =>
  (url.split('?')[1] ?? '')
    .split('&')
    .filter(Boolean)
    .map((part) => [part.split('=', 1)[0] ?? '', part.slice((part.split('=', 1)[0] ?? '').length + 1)])

/**
 * Rejects addresses on private networks, which would let the pages of an organisation reach servers on the machines of its
 * people, unless the operator permits their origin.
 * @param permitted origins
 * @throws AppError 400 at the field
 */
export function checkPermitted({ url, hosts }: Pick<Source, 'url' | 'hosts'>, permitted: readonly string[]): void {
  const origin = originOf(url)
  if (origin !== undefined && isForbidden(origin, permitted))
    throw fieldError('url', baseMapText('urlPrivate', { origin }))
  const host = hosts.find((each) => isForbidden(each, permitted))
  if (host !== undefined) throw fieldError('hosts', baseMapText('urlPrivate', { origin: host }))
}

/** The origins of a base map on private networks that the operator does not permit. */
export const forbiddenOrigins = (source: Pick<Source, 'url' | 'hosts'>, permitted: readonly string[]): string[] =>
  originsOf(source).filter((origin) => isForbidden(origin, permitted))

const isForbidden = (origin: string, permitted: readonly string[]): boolean =>
  isPrivateHost(new URL(origin).hostname) && !permitted.includes(origin)

/** The origins that a page must be allowed to read from; none for a path of this server. */
export const originsOf = ({ url, hosts }: Pick<Source, 'url' | 'hosts'>): string[] => [
  ...new Set([originOf(url), ...hosts].filter((origin) => origin !== undefined)),
]

/** The address of the uploaded file of a base map. */
export const fileAddress = (baseMapId: string): string => FILES + baseMapId

const needsTiles = () =>
  baseMapText('urlNeedsTiles', {
    placeholders: TILES.join(', '),
    example: 'https://tiles.example.com/{z}/{x}/{y}.png',
  })

const isOwnPath = (url: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(url)

/** @returns the origin of an address with https, or with http on a private network; undefined for any other address */
function originOf(url: string): string | undefined {
  if (/[\s\\]/.test(url) || !URL.canParse(url)) return undefined
  const { protocol, host, hostname, origin } = new URL(url)
  const isSafe = protocol === 'https:' || (protocol === 'http:' && isPrivateHost(hostname))
  return isSafe && HOST.test(host) ? origin : undefined
}
