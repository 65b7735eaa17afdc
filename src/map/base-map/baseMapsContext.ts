import { createContext } from 'react'
import type { BaseMap } from '../../api/base-map'

export interface OfferedBaseMaps {
  /** Those of the tenant first; empty until they are loaded. */
  maps: readonly BaseMap[]
  /** Under which name the browser remembers the choice. */
  owner: string
  /** A map is shown, so that the base maps are needed. */
  request: () => void
  /** Whether the user adds and changes base maps. */
  canManage: boolean
}

/** What the maps of this page offer besides the bundled map. */
export const BaseMapsContext = createContext<OfferedBaseMaps>({
  maps: [],
  owner: 'page',
  request: () => undefined,
  canManage: false,
})
