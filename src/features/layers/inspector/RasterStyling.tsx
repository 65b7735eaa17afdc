import type { Layer, RasterDetails } from '../../../api/layer'
import { RasterStyleForm } from '../../../map/styling/RasterStyleForm'
import { useLayerEdits } from '../history/useLayerEdits'
import { layersText } from '../texts/messages'

interface RasterStylingProps {
  layer: Layer
  details: RasterDetails
}

/** Edits the styling of a mission's raster for all users. */
export function RasterStyling({ layer, details }: RasterStylingProps) {
  const { edit, isWorking } = useLayerEdits()
  return (
    <section>
      <h3>{layersText('styling')}</h3>
      <RasterStyleForm
        style={layer.rasterStyle}
        details={details}
        help={layersText('stylingHelp')}
        isSaving={isWorking}
        onApply={(style) => void edit(layer, { rasterStyle: style })}
      />
    </section>
  )
}
