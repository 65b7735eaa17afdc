// Finds the alerts inside a base layer, or inside one of its features, such as a plot, by their own positions.
import { fieldError } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import { contains } from '../../media/vector/contains'
import { requireBaseLayer, selectGround, findMaprefShapes } from '../base-layer/public'
import { selectAlertsInBox } from './listSql'
import { alertText } from './messages'

/**
 * @returns the IDs of the alerts inside the features whose identifying attribute has the value `mapref`
 * @throws AppError 404 for an unknown base layer, 400 when it has no such feature or no identifying attribute
 */
export async function alertsInside(
  tenantId: string,
  tx: Tx,
  { baseLayerId, mapref }: { baseLayerId: string; mapref: string },
): Promise<string[]> {
  const { primeAttr } = await requireBaseLayer(tenantId, tx, baseLayerId)
  if (primeAttr === null) throw fieldError('baseLayerId', alertText('noIdentifyingAttribute'))
  const shapes = await findMaprefShapes(tenantId, tx, baseLayerId, primeAttr, mapref)
  if (shapes.length === 0) throw fieldError('mapref', alertText('unknownMapref', { attribute: primeAttr }))
  const inside = new Set<string>()
  for (const { geometry, box } of shapes) {
    for (const { id, lat, long } of await selectAlertsInBox(tenantId, tx, box)) {
      if (contains(geometry, [long, lat])) inside.add(id)
    }
  }
  return [...inside]
}

/** @returns the IDs of the alerts inside the areas of a base layer @throws AppError 404, 409 for too many areas */
export async function alertsInBaseLayer(tenantId: string, tx: Tx, baseLayerId: string): Promise<string[]> {
  await requireBaseLayer(tenantId, tx, baseLayerId)
  const ground = await selectGround(tenantId, tx, baseLayerId)
  if (!ground) return []
  const near = await selectAlertsInBox(tenantId, tx, ground.box)
  return near.filter(({ long, lat }) => ground.contains(long, lat)).map(({ id }) => id)
}
