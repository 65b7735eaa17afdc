import { useEditLayerMutation, type Layer, type RasterDetails } from '../../../api/layer'
import { RasterStyleForm } from '../../../map/styling/RasterStyleForm'
import { layersText } from '../messages'

interface RasterStylingProps {
  layer: Layer
  details: RasterDetails
}

/** Edits the styling of a mission's raster for all users. */
export function RasterStyling({ layer, details }: RasterStylingProps) {
  const { _id: layerId, version, rasterStyle } = layer
  const [editLayer, { isLoading }] = useEditLayerMutation()
  return (
    <section>
      <h3>{layersText('styling')}</h3>
      <RasterStyleForm
        style={rasterStyle}
        details={details}
        help={layersText('stylingHelp')}
        isSaving={isLoading}
        onApply={(style) => void editLayer({ layerId, layerEdit: { version, rasterStyle: style } })}
      />
    </section>
  )
}
