import { Suspense, useState } from 'react'
import { lazyArea } from '../../shared/lazyArea'
import { MapButton } from '../controls/MapButton'
import type { MapHandle, TerrainState } from '../engine'
import { terrainText } from './messages'
import { terrainOf, type TerrainChoice } from './terrain'
import { TerrainIcon } from './TerrainIcon'

const TerrainPanel = lazyArea(() => import('./TerrainPanel'), 'TerrainPanel')

interface TerrainButtonProps {
  map: MapHandle
  choice: TerrainChoice
  state: TerrainState
  onRetry: () => void
}

/** Makes the map 3D and opens the settings of the terrain. */
export function TerrainButton({ map, choice, state, onRetry }: TerrainButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const { surfaces, terrain, onChange, remembered } = choice
  const isShown = map.canTilt && surfaces.some(({ layerId }) => layerId === terrain?.layerId)
  const press = () => {
    if (isShown) return setOpen(!isOpen)
    const last = remembered()
    const surface = surfaces.find(({ layerId }) => layerId === last?.layerId) ?? surfaces[0]
    if (!surface) return
    onChange({ ...(last ?? terrainOf(surface.layerId)), layerId: surface.layerId })
    setOpen(true)
  }
  return (
    <>
      <MapButton
        name={terrainText('title')}
        icon={<TerrainIcon />}
        isPressed={isShown}
        onClick={press}
        disabledReason={reasonOf(map, surfaces.length > 0)}
      />
      {isOpen && isShown && terrain && (
        <Suspense>
          <TerrainPanel
            map={map}
            surfaces={surfaces}
            terrain={terrain}
            state={state}
            onRetry={onRetry}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

function reasonOf({ canTilt }: MapHandle, hasModel: boolean): string | undefined {
  if (!canTilt) return terrainText('googleIsFlat')
  return hasModel ? undefined : terrainText('noModel')
}
