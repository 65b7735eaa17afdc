// Base maps: rules for changes, and what the maps of a page are offered.
import { changesOf } from '../../platform/audit/changes'
import { recordAudit, type Actor } from '../../platform/audit/sql'
import { uuidv7 } from 'uuidv7'
import type { components } from '../../platform/contract/contract.gen'
import { EMBEDDED, type Config } from '../../platform/core/config'
import { conflict, fieldError, isUniqueViolation, notFound, type AppError } from '../../platform/core/errors'
import { runOutsideScope } from '../../platform/db/accessScope'
import { lockTexts } from '../../platform/db/lockTexts'
import { staleVersion } from '../../platform/db/staleVersion'
import { asPlatform, inTenant, type Tx } from '../../platform/db/tenancy'
import { recordChanged } from '../../platform/realtime/sql'
import type { Services } from '../services'
import { baseMapText } from './messages'
import { checkPermitted, checkSource, forbiddenOrigins, originsOf, resolvedUrl } from './sourceUrl'
import {
  clearDefault,
  deleteBaseMapRow,
  insertBaseMap,
  lockBaseMap,
  selectManaged,
  selectOffered,
  updateBaseMap,
  type BaseMapFields,
  type BaseMapRow,
  type NewBaseMap,
} from './sql'

type BaseMap = components['schemas']['BaseMap']
type BaseMapServices = Pick<Services, 'db' | 'config'>

/** Keeps the list short, and the header with the origins. */
const MAX_BASE_MAPS = 20
/** ID of the base map that MAP_SERVICE_KEY configures. */
const FROM_SETTINGS_ID = '01938f6e-0000-7000-8000-000000000000'

/** Runs as the tenant, or as the platform for the base maps of the installation (null). */
const asOwner = <T>({ db }: Pick<Services, 'db'>, tenantId: string | null, work: (tx: Tx) => Promise<T>): Promise<T> =>
  tenantId === null ? asPlatform(db, work) : inTenant(db, tenantId, work)

/**
 * What maps of the tenant offer; only the base maps of the installation if it is null. Base maps on private networks that the
 * operator does not permit are left out.
 */
export async function offeredBaseMaps(services: BaseMapServices, tenantId: string | null): Promise<BaseMap[]> {
  // Clients see the same base maps below their layers as other users.
  const rows = await runOutsideScope(() => asOwner(services, tenantId, (tx) => selectOffered(tenantId, tx)))
  const { config } = services
  const permitted = rows.filter((row) => forbiddenOrigins(row, config.BASE_MAP_ORIGINS).length === 0)
  const offered = [...permitted.map((row) => asBaseMap(row, config)), ...fromSettings(config)]
  const standard = offered.find(({ isDefault }) => isDefault)
  return offered.map((map) => ({ ...map, isDefault: map === standard }))
}

/** The base maps that the tenant, or a super-admin (null), manages. */
export const managedBaseMaps = (services: BaseMapServices, tenantId: string | null): Promise<BaseMapRow[]> =>
  asOwner(services, tenantId, (tx) => selectManaged(tenantId, tx))

/** @throws AppError 400 at the field, 409 when the name is taken or there are too many */
export async function createBaseMap(
  services: BaseMapServices,
  tenantId: string | null,
  fields: NewBaseMap,
  actor: Actor,
): Promise<BaseMapRow> {
  const { isDefault = false, enabled = false, minZoom = 0, maxZoom = 19, layers = [], hosts = [] } = fields
  check({ ...fields, layers, hosts, minZoom, maxZoom, isDefault, enabled }, services.config, tenantId)
  checkPermitted({ url: fields.url, hosts }, services.config.BASE_MAP_ORIGINS)
  return changing(services, tenantId, async (tx) => {
    if (isDefault) await clearDefault(tenantId, tx)
    return addBaseMap(tenantId, tx, actor, { id: uuidv7(), fields })
  })
}

/**
 * Adds a base map in a transaction of `changing`.
 * @throws AppError 400 when the name is taken, 409 when there are too many
 */
export async function addBaseMap(
  tenantId: string | null,
  tx: Tx,
  actor: Actor,
  { id, fields, fileId }: { id: string; fields: NewBaseMap; fileId?: string },
): Promise<BaseMapRow> {
  const { length: count } = await selectManaged(tenantId, tx)
  if (count >= MAX_BASE_MAPS) throw conflict(baseMapText('tooMany', { count }))
  await insertBaseMap(tenantId, tx, id, fields, fileId).catch(rejectTakenName)
  await recordAudit(tenantId, tx, { ...actor, action: 'base-map.create', target: fields.name })
  return announced(tenantId, tx, id)
}

/** @throws AppError 400 at the field, 404, 409 when `version` is stale or the name is taken */
export async function editBaseMap(
  services: BaseMapServices,
  tenantId: string | null,
  id: string,
  version: number,
  fields: BaseMapFields,
  actor: Actor,
): Promise<BaseMapRow> {
  return changing(services, tenantId, async (tx) => {
    const before = await requireBaseMap(tenantId, tx, id)
    if (before.version !== version) throw await staleBaseMap(tx, id)
    // A base map that is off is never the default.
    const wanted = fields.enabled === false ? { ...fields, isDefault: false } : fields
    const after = merged(before, wanted)
    check(after, services.config, tenantId)
    // One that is not permitted can be turned off.
    const isMoved = after.url !== before.url || after.hosts.some((host) => !before.hosts.includes(host))
    if (after.enabled || isMoved) checkPermitted(after, services.config.BASE_MAP_ORIGINS)
    if (before.file_id !== null && (after.url !== before.url || after.kind !== before.kind))
      throw fieldError('url', baseMapText('fileAddress'))
    if (wanted.isDefault && !before.is_default) await clearDefault(tenantId, tx)
    if (!(await updateBaseMap(tenantId, tx, id, version, wanted).catch(rejectTakenName))) {
      throw await staleBaseMap(tx, id)
    }
    const saved = await requireBaseMap(tenantId, tx, id)
    const details = changesOf(recordedOf(before), recordedOf(saved))
    // Never the address itself, which may contain the key of a service.
    if (saved.url !== before.url) details['addressChanged'] = true
    await recordAudit(tenantId, tx, { ...actor, action: 'base-map.edit', target: saved.name, details })
    return announced(tenantId, tx, id)
  })
}

/** @throws AppError 404, 409 for a preset */
export async function deleteBaseMap(
  services: BaseMapServices,
  tenantId: string | null,
  id: string,
  actor: Actor,
): Promise<void> {
  await changing(services, tenantId, async (tx) => {
    const { name, preset } = await requireBaseMap(tenantId, tx, id)
    if (preset) throw conflict(baseMapText('presetStays'))
    if (!(await deleteBaseMapRow(tenantId, tx, id))) throw notFound(baseMapText('notFound'))
    await recordAudit(tenantId, tx, { ...actor, action: 'base-map.delete', target: name })
    if (tenantId) await recordChanged(tenantId, tx, 'BaseMap', id)
  })
}

const staleBaseMap = (tx: Tx, id: string): Promise<AppError> =>
  staleVersion(tx, 'base_map', id, baseMapText('changedElsewhere'))

/** Serialises changes of one owner: the number is limited, and one base map is the default. */
export const changing = <T>(
  services: Pick<Services, 'db'>,
  tenantId: string | null,
  work: (tx: Tx) => Promise<T>,
): Promise<T> =>
  asOwner(services, tenantId, async (tx) => {
    await lockTexts(tx, [`base maps of ${tenantId ?? 'the installation'}`])
    return work(tx)
  })

async function announced(tenantId: string | null, tx: Tx, id: string): Promise<BaseMapRow> {
  // A new default changes the one before as well.
  if (tenantId) await recordChanged(tenantId, tx, 'BaseMap')
  return requireBaseMap(tenantId, tx, id)
}

async function requireBaseMap(tenantId: string | null, tx: Tx, id: string): Promise<BaseMapRow> {
  const found = await lockBaseMap(tenantId, tx, id)
  if (!found) throw notFound(baseMapText('notFound'))
  return found
}

const merged = (row: BaseMapRow, fields: BaseMapFields) => ({
  kind: fields.kind ?? row.kind,
  url: fields.url ?? row.url,
  layers: fields.layers ?? row.layers,
  hosts: fields.hosts ?? row.hosts,
  minZoom: fields.minZoom ?? row.min_zoom,
  maxZoom: fields.maxZoom ?? row.max_zoom,
  enabled: fields.enabled ?? row.enabled,
  isDefault: fields.isDefault ?? row.is_default,
})

/** The fields of a base map that the audit log shows when they change. */
const recordedOf = ({ name, kind, layers, attribution, enabled, is_default: isDefault, ...rest }: BaseMapRow) => ({
  name,
  kind,
  layers,
  attribution,
  enabled,
  isDefault,
  minZoom: rest.min_zoom,
  maxZoom: rest.max_zoom,
})

function check(wanted: ReturnType<typeof merged>, config: Config, tenantId: string | null): void {
  checkSource(wanted, tenantId === null ? keyOf(config) : null)
  if (wanted.minZoom > wanted.maxZoom) throw fieldError('maxZoom', baseMapText('zoomOrder'))
  if (wanted.isDefault && !wanted.enabled) throw fieldError('isDefault', baseMapText('defaultIsOff'))
}

function rejectTakenName(error: unknown): never {
  if (isUniqueViolation(error)) throw fieldError('name', baseMapText('nameTaken'))
  throw error
}

/** Key of the mapping service, if there is one. */
const keyOf = ({ MAP_SERVICE_KEY: key }: Config): string | undefined => (key === EMBEDDED ? undefined : key)

/** The origins of a base map that pages may read from. */
export function permittedOrigins(row: BaseMapRow, { BASE_MAP_ORIGINS }: Config): string[] {
  const forbidden = forbiddenOrigins(row, BASE_MAP_ORIGINS)
  return originsOf(row).filter((origin) => !forbidden.includes(origin))
}

/** What a map needs to draw it. */
export function asBaseMap(row: BaseMapRow, config: Config): BaseMap {
  const { id, name, layers, attribution, tile_size: tileSize } = row
  return {
    _id: id,
    name,
    kind: row.kind === 'wmts' ? 'raster' : row.kind,
    url: resolvedUrl(row, keyOf(config)),
    layers,
    attribution,
    minZoom: row.min_zoom,
    maxZoom: row.max_zoom,
    tileSize: tileSize === 512 ? 512 : 256,
    isDefault: row.is_default,
    isOfTenant: row.tenant_id !== null,
    origins: permittedOrigins(row, config),
  }
}

/** The style whose address, with its key, is the value of MAP_SERVICE_KEY. */
function fromSettings({ MAP_SERVICE_KEY: url }: Config): BaseMap[] {
  const [origin] = originsOf({ url, hosts: [] })
  if (origin === undefined) return []
  const { host } = new URL(url)
  return [
    {
      _id: FROM_SETTINGS_ID,
      name: host,
      kind: 'style',
      url,
      layers: [],
      attribution: host,
      minZoom: 0,
      maxZoom: 24,
      tileSize: 512,
      isDefault: true,
      isOfTenant: false,
      origins: [origin],
    },
  ]
}
