import { useListBaseLayersQuery } from '../../api/base-layer'
import { useCan } from '../../session/useCan'

const MOST_SEARCHED = 200

/**
 * The first base layer with areas whose bounds contain a place.
 * @param near latitude and longitude with a comma; empty for no place
 */
export function useBaseLayerAt(near: string): string | undefined {
  const canList = useCan('layer_list')
  const { data } = useListBaseLayersQuery(
    { kind: 'vector', pageSize: MOST_SEARCHED },
    { skip: near === '' || !canList },
  )
  if (near === '') return undefined
  const [lat = NaN, long = NaN] = near.split(',').map(Number)
  const found = data?.data.items.find(({ bounds }) => {
    if (!bounds) return false
    const [west = 0, south = 0, east = 0, north = 0] = bounds
    // West is greater than east across the antimeridian.
    const isBetween = west <= east ? long >= west && long <= east : long >= west || long <= east
    return isBetween && lat >= south && lat <= north
  })
  return found?._id
}
