// Finds the locations inside a feature of a base layer, such as a plot.
import { fieldError } from '../../platform/core/errors'
import type { Tx } from '../../platform/db/tenancy'
import { contains } from '../../media/vector/contains'
import { requireBaseLayer, findMaprefShapes } from '../base-layer/public'
import { missionText } from './messages'
import { selectLocationsInBox } from './maprefSql'

/**
 * Finds the locations inside the features whose identifying attribute has the value `mapref`. @returns their ids
 * @throws AppError 404 for an unknown base layer, 400 when it has no such feature or no identifying attribute
 */
export async function locationsInside(
  tenantId: string,
  tx: Tx,
  { baseLayerId, mapref }: { baseLayerId: string; mapref: string },
): Promise<string[]> {
  const { primeAttr } = await requireBaseLayer(tenantId, tx, baseLayerId)
  if (primeAttr === null) throw fieldError('baseLayerId', missionText('noIdentifyingAttribute'))
  const shapes = await findMaprefShapes(tenantId, tx, baseLayerId, primeAttr, mapref)
  if (shapes.length === 0) throw fieldError('mapref', missionText('unknownMapref', { attribute: primeAttr }))
  const inside = new Set<string>()
  for (const { geometry, box } of shapes) {
    for (const { id, lat, long } of await selectLocationsInBox(tenantId, tx, box)) {
      if (contains(geometry, [long, lat])) inside.add(id)
    }
  }
  return [...inside]
}
