import { useEditLayerMutation } from '../../../api/layer'
import { CornerForm } from '../../../map/corners/CornerForm'
import { layersText } from '../messages'
import { SELECT, useRoom, type Tool } from '../room/roomContext'

/** Puts a raster that does not say where it lies on the map, by its corners: clicked or typed. */
export function PlaceCard({ tool }: { tool: Tool & { kind: 'place' } }) {
  const { layers, take } = useRoom()
  const [editLayer, { isLoading }] = useEditLayerMutation()
  const layer = layers.find(({ _id }) => _id === tool.layerId)
  if (!layer) return null
  const place = async (corners: { lat: number; long: number }[]) => {
    const { error } = await editLayer({ layerId: layer._id, layerEdit: { version: layer.version, corners } })
    if (!error) take(SELECT)
  }
  return (
    <section className="tool-card place-card" aria-label={layersText('placeOf', { name: layer.name })}>
      <CornerForm
        name={layer.name}
        corners={tool.corners}
        isSaving={isLoading}
        onChange={(corners) => take({ ...tool, corners: [...corners] })}
        onPlace={(corners) => void place(corners)}
        onCancel={() => take(SELECT)}
      />
    </section>
  )
}
