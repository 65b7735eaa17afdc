import { useEditLayerMutation } from '../../../api/layer'
import { CornerForm } from '../../../map/georeference/CornerForm'
import { layersText } from '../texts/messages'
import { useWorkspaceActions, useWorkspaceData } from '../state/mapWorkspace'
import { SELECT, type Tool } from '../state/toolState'

/** Georeferences a raster without coordinates by its corners, clicked on the map or typed. */
export function GeoreferenceCard({ tool }: { tool: Tool & { kind: 'georeference' } }) {
  const { layers } = useWorkspaceData()
  const { activateTool } = useWorkspaceActions()
  const [editLayer, { isLoading }] = useEditLayerMutation()
  const layer = layers.find(({ _id }) => _id === tool.layerId)
  if (!layer) return null
  const save = async (corners: { lat: number; long: number }[]) => {
    const { error } = await editLayer({ layerId: layer._id, layerEdit: { version: layer.version, corners } })
    if (!error) activateTool(SELECT)
  }
  return (
    <section className="tool-card georeference-card" aria-label={layersText('georeferenceOf', { name: layer.name })}>
      <CornerForm
        name={layer.name}
        {...(layer.proposedCorners && { note: layersText('photoCorners') })}
        corners={tool.corners}
        isSaving={isLoading}
        onChange={(corners) => activateTool({ ...tool, corners: [...corners] })}
        onGeoreference={(corners) => void save(corners)}
        onCancel={() => activateTool(SELECT)}
      />
    </section>
  )
}
