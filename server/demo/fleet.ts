// The fleet of the demo: four drones, six batteries, two cameras and a van. One drone has passed its service hours.
import type { Tx } from '../platform/db/tenancy'
import { insertAsset } from '../groups/asset/sql'
import { insertAssetModel } from '../groups/manufacturer/modelSql'
import { insertManufacturer } from '../groups/manufacturer/sql'
import { insertRule } from '../groups/maintenance/ruleSql'
import { replaceFlightAssets } from '../groups/asset/flightsSql'
import { selectAssetClasses } from '../groups/asset-class/sql'
import { dayIn } from './dayIn'

const ASSETS = [
  { name: 'Kite 1', serial: 'K4-0117', kind: 'drone', hours: 44.2, flights: 131, firmware: '10.01.0021' },
  { name: 'Kite 2', serial: 'K4-0142', kind: 'drone', hours: 51.5, flights: 160, firmware: '10.01.0019' },
  { name: 'Kite 3', serial: 'K4-0203', kind: 'drone', hours: 3.1, flights: 9, firmware: '10.01.0021' },
  { name: 'Kite 4', serial: 'K4-0208', kind: 'drone', hours: 21.7, flights: 64, firmware: '10.01.0021' },
  { name: 'Battery A', serial: 'B-7731', kind: 'battery', hours: 40, flights: 88, cycles: 88, health: 93 },
  { name: 'Battery B', serial: 'B-7732', kind: 'battery', hours: 61, flights: 190, cycles: 190, health: 78 },
  { name: 'Battery C', serial: 'B-7733', kind: 'battery', hours: 12, flights: 31, cycles: 31, health: 98 },
  { name: 'Battery D', serial: 'B-7734', kind: 'battery', hours: 12, flights: 30, cycles: 30, health: 98 },
  { name: 'Battery E', serial: 'B-8101', kind: 'battery', hours: 3, flights: 8, cycles: 8, health: 100 },
  { name: 'Battery F', serial: 'B-8102', kind: 'battery', hours: 3, flights: 7, cycles: 7, health: 100 },
  { name: 'Survey camera', serial: 'P1-0088', kind: 'payload', hours: 90, flights: 280 },
  { name: 'Thermal camera', serial: 'H2-0031', kind: 'payload', hours: 22, flights: 70 },
  { name: 'Field van', serial: 'DLH 4471', kind: 'vehicle' },
] as const

/** @param flightIds flights that Kite 1 flew with Battery A */
export async function seedFleet(
  tenantId: string,
  tx: Tx,
  flightIds: readonly string[],
  { userId }: { userId: string },
): Promise<void> {
  const classes = new Map((await selectAssetClasses(tenantId, tx)).map(({ kind, _id }) => [kind, _id]))
  const classOf = (kind: (typeof ASSETS)[number]['kind']) => classes.get(kind) ?? ''
  const manufacturerId = await insertManufacturer(tenantId, tx, { name: 'Northwind' })
  const modelId = await insertAssetModel(tenantId, tx, { name: 'Kite 4', manufacturerId, classId: classOf('drone') })
  const ids = new Map<string, string>()
  for (const { kind, ...asset } of ASSETS) {
    const fields = { ...asset, classId: classOf(kind), inServiceOn: dayIn(-120), createdBy: userId }
    const id = await insertAsset(tenantId, tx, { ...fields, ...(kind === 'drone' && { modelId }) })
    ids.set(asset.name, id)
  }
  await insertRule(tenantId, tx, {
    name: '50-hour service',
    classId: classOf('drone'),
    everyHours: 50,
    everyDays: 365,
    grounds: true,
  })
  await insertRule(tenantId, tx, {
    name: 'Capacity test',
    classId: classOf('battery'),
    everyCycles: 200,
    grounds: false,
  })
  for (const flightId of flightIds) {
    await replaceFlightAssets(tenantId, tx, flightId, [
      { id: ids.get('Kite 1') ?? '', role: 'drone', overrideReason: null },
      { id: ids.get('Battery A') ?? '', role: 'battery', overrideReason: null },
      { id: ids.get('Survey camera') ?? '', role: 'payload', overrideReason: null },
    ])
  }
}
