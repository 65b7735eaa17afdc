import { Alert } from 'antd'
import { useEditBaseLayerPartMutation, type BaseLayer } from '../../api/base-layer'
import { CornerForm } from '../../map/georeference/CornerForm'
import type { Corners } from '../../map/georeference/corners'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { showMessage } from '../../shared/showMessage'
import { baseText } from './messages'

/** The part that is being georeferenced, and its corners so far. */
export interface Placing {
  layerId: string
  corners: Corners
}

interface PlacePartProps {
  base: BaseLayer
  placing: Placing
  /** Called with null when georeferencing ends. */
  onChange: (placing: Placing | null) => void
}

/** Georeferences a raster on the map of its base layer by its corners. */
export function GeoreferencePart({ base, placing, onChange }: PlacePartProps) {
  const [editPart, { isLoading, error }] = useEditBaseLayerPartMutation()
  const { leaveDialog } = useUnsavedGuard(placing.corners.some((corner) => corner !== null))
  const part = base.parts.find(({ _id }) => _id === placing.layerId)
  if (!part) return null
  const { _id: layerId, name, version } = part

  const place = async (corners: { lat: number; long: number }[]) => {
    const { data } = await editPart({ baseLayerId: base._id, layerId, baseLayerPartEdit: { version, corners } })
    if (!data) return
    showMessage({ type: 'success', text: baseText('placed', { name }) })
    onChange(null)
  }
  return (
    <section className="base-layer-placing" aria-label={baseText('placeOf', { name })}>
      <CornerForm
        name={name}
        corners={placing.corners}
        isSaving={isLoading}
        onChange={(corners) => onChange({ layerId, corners })}
        onPlace={(corners) => void place(corners)}
        onCancel={() => onChange(null)}
      />
      {error && <Alert type="error" showIcon title={error.message} />}
      {leaveDialog}
    </section>
  )
}
