// Finds the records inside a feature of a base layer, such as a plot, by their positions.
import { contains } from '../../media/vector/contains'
import type { Box } from '../../media/vector/extent'
import { fieldError } from '../../platform/core/errors'
import type { Message } from '../../platform/core/messages'
import type { Tx } from '../../platform/db/tenancy'
import { selectMaprefShapes } from './primeSql'
import { requireBaseLayer } from './service'

interface PointSource {
  /** The records in a box of degrees. */
  selectInBox: (tenantId: string, tx: Tx, box: Box) => Promise<readonly { id: string; lat: number; long: number }[]>
  noIdentifyingAttribute: () => Message
  /** No feature has the value in this attribute. */
  unknownMapref: (attribute: string) => Message
}

/**
 * @returns the IDs of the records inside the features whose identifying attribute has the value `mapref`
 * @throws AppError 404 for an unknown base layer, 400 when it has no such feature or no identifying attribute
 */
export async function pointsInside(
  tenantId: string,
  tx: Tx,
  { baseLayerId, mapref }: { baseLayerId: string; mapref: string },
  source: PointSource,
): Promise<string[]> {
  const { primeAttr } = await requireBaseLayer(tenantId, tx, baseLayerId)
  if (primeAttr === null) throw fieldError('baseLayerId', source.noIdentifyingAttribute())
  const shapes = await selectMaprefShapes(tenantId, tx, baseLayerId, primeAttr, mapref)
  if (shapes.length === 0) throw fieldError('mapref', source.unknownMapref(primeAttr))
  const inside = new Set<string>()
  for (const { geometry, box } of shapes) {
    for (const { id, lat, long } of await source.selectInBox(tenantId, tx, box)) {
      if (contains(geometry, [long, lat])) inside.add(id)
    }
  }
  return [...inside]
}
