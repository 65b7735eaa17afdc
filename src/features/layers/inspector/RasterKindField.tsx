import { Select } from 'antd'
import { useEditLayerMutation, type Layer, type RasterDetails } from '../../../api/layer'
import { popupParent } from '../../../shared/popupParent'
import { layersText } from '../texts/messages'
import { kindName } from '../texts/kindName'

interface RasterKindFieldProps {
  layer: Layer
  details: RasterDetails
}

/** Corrects what the values of a raster are, which decides on its colours, unit and measurements. */
export function RasterKindField({ layer, details }: RasterKindFieldProps) {
  const { _id: layerId, version } = layer
  const { kind, kinds, detectedKind } = details
  const [editLayer, { isLoading }] = useEditLayerMutation()
  if (kinds.length < 2) return null
  return (
    <section className="raster-kind">
      <h3 id="raster-kind">{layersText('valueKind')}</h3>
      <Select
        size="small"
        aria-labelledby="raster-kind"
        value={kind}
        loading={isLoading}
        disabled={isLoading}
        options={kinds.map((value) => ({ value, label: kindName(value) }))}
        getPopupContainer={popupParent}
        onChange={(rasterKind) => {
          if (rasterKind === 'palette') return
          void editLayer({ layerId, layerEdit: { version, rasterKind } })
        }}
      />
      <p className="inspector-note">
        {detectedKind && detectedKind !== kind
          ? layersText('kindCorrected', { kind: kindName(detectedKind) })
          : layersText(kind === 'single' ? 'kindUnknown' : 'kindHelp')}
      </p>
    </section>
  )
}
