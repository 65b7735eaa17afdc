import { useEditLayerMutation, type Layer, type RasterDetails } from '../../../api/layer'
import { RasterLookForm } from '../../../map/looks/RasterLookForm'
import { layersText } from '../messages'

interface RasterLookProps {
  layer: Layer
  details: RasterDetails
}

/** How a raster of a mission is coloured for everybody. */
export function RasterLook({ layer, details }: RasterLookProps) {
  const { _id: layerId, version, rasterStyle } = layer
  const [editLayer, { isLoading }] = useEditLayerMutation()
  return (
    <section>
      <h3>{layersText('look')}</h3>
      <RasterLookForm
        style={rasterStyle}
        details={details}
        help={layersText('lookHelp')}
        isSaving={isLoading}
        onApply={(style) => void editLayer({ layerId, layerEdit: { version, rasterStyle: style } })}
      />
    </section>
  )
}
