import { useEffect } from 'react'
import { useSelector } from 'react-redux'
import { useGetLayerPanelQuery } from '../../api/layer'
import { loadEngine } from '../../map/loadEngine'
import { selectMapEngine } from '../../map/mapEngineSlice'

/** Loads the layers and the map engine while the mission is read. Failures are left to the map, which tries again. */
export function MapPreparation({ missionId }: { missionId: string }) {
  const engine = useSelector(selectMapEngine)
  useGetLayerPanelQuery({ missionId })
  useEffect(() => {
    loadEngine(engine).catch(() => undefined)
  }, [engine])
  return null
}
