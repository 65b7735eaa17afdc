// Finds the alerts inside a feature of a base layer, such as a plot, by their own positions.
import { fieldError } from '../../core/errors'
import type { Tx } from '../../db/tenancy'
import { contains } from '../../vector/contains'
import { requireBaseLayer, selectMaprefShapes } from '../base-layer/service'
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
  const shapes = await selectMaprefShapes(tenantId, tx, baseLayerId, primeAttr, mapref)
  if (shapes.length === 0) throw fieldError('mapref', alertText('unknownMapref', { attribute: primeAttr }))
  const inside = new Set<string>()
  for (const { geometry, box } of shapes) {
    for (const { id, lat, long } of await selectAlertsInBox(tenantId, tx, box)) {
      if (contains(geometry, [long, lat])) inside.add(id)
    }
  }
  return [...inside]
}
