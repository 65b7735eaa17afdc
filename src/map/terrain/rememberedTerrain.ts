// The terrain that was shown last on a map, so that it is the same when the map becomes 3D again in this tab.
import { formatTerrain, parseTerrain } from './terrainParam'
import type { Terrain, TerrainChoice } from './terrain'

const keyOf = (map: string): string => `aerie.terrain.${map}`

function rememberTerrain(map: string, terrain: Terrain): void {
  try {
    sessionStorage.setItem(keyOf(map), formatTerrain(terrain))
  } catch {
    // Storage may be blocked; then the usual terrain is shown.
  }
}

function rememberedTerrain(map: string): Terrain | null {
  try {
    return parseTerrain(sessionStorage.getItem(keyOf(map)))
  } catch {
    return null
  }
}

/**
 * The choice of the terrain of a map, which is remembered while the tab is open.
 * @param map its ID, such as that of its mission
 */
export const rememberedChoice = (
  map: string,
  { surfaces, terrain, onChange }: Omit<TerrainChoice, 'remembered'>,
): TerrainChoice => ({
  surfaces,
  terrain,
  remembered: () => rememberedTerrain(map),
  onChange(next) {
    const last = next ?? terrain
    if (last) rememberTerrain(map, last)
    onChange(next)
  },
})
