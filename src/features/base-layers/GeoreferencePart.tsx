import { Alert } from 'antd'
import { useEditBaseLayerPartMutation, type BaseLayer } from '../../api/base-layer'
import { CornerForm } from '../../map/georeference/CornerForm'
import type { Corners } from '../../map/georeference/corners'
import { useUnsavedGuard } from '../../shared/forms/useUnsavedGuard'
import { showMessage } from '../../shared/showMessage'
import { baseText } from './messages'

/** The part that is being georeferenced, and its corners so far. */
export interface Georeferencing {
  layerId: string
  corners: Corners
}

interface GeoreferencePartProps {
  base: BaseLayer
  georeferencing: Georeferencing
  /** Called with null when georeferencing ends. */
  onChange: (georeferencing: Georeferencing | null) => void
}

/** Georeferences a raster on the map of its base layer by its corners. */
export function GeoreferencePart({ base, georeferencing, onChange }: GeoreferencePartProps) {
  const [editPart, { isLoading, error }] = useEditBaseLayerPartMutation()
  const { leaveDialog } = useUnsavedGuard(georeferencing.corners.some((corner) => corner !== null))
  const part = base.parts.find(({ _id }) => _id === georeferencing.layerId)
  if (!part) return null
  const { _id: layerId, name, version } = part

  const save = async (corners: { lat: number; long: number }[]) => {
    const { data } = await editPart({ baseLayerId: base._id, layerId, baseLayerPartEdit: { version, corners } })
    if (!data) return
    showMessage({ type: 'success', text: baseText('georeferenced', { name }) })
    onChange(null)
  }
  return (
    <section className="base-layer-georeferencing" aria-label={baseText('georeferenceOf', { name })}>
      <CornerForm
        name={name}
        corners={georeferencing.corners}
        isSaving={isLoading}
        onChange={(corners) => onChange({ layerId, corners })}
        onGeoreference={(corners) => void save(corners)}
        onCancel={() => onChange(null)}
      />
      {error && <Alert type="error" showIcon title={error.message} />}
      {leaveDialog}
    </section>
  )
}
