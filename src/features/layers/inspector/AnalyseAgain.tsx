import { Button } from 'antd'
import { useEditLayerMutation, type Layer, type RasterDetails } from '../../../api/layer'
import { layersText } from '../texts/messages'

/** Imports a raster again with the same settings, for rasters that an earlier version imported. */
export function AnalyseAgain({ layer, details }: { layer: Layer; details: RasterDetails }) {
  const [editLayer, { isLoading }] = useEditLayerMutation()
  const { _id: layerId, version } = layer
  const { nodata, nodataChosen, ignoresNodata, hasAlpha } = details
  const same = ignoresNodata ? { ignoresNodata } : { nodata: nodataChosen ? nodata : null }
  return (
    <section>
      <Button
        size="small"
        loading={isLoading}
        onClick={() => void editLayer({ layerId, layerEdit: { version, ...same } })}
      >
        {layersText('analyseAgain')}
      </Button>
      <p className="inspector-note">{layersText(hasAlpha ? 'analyseAgainAlpha' : 'analyseAgainHelp')}</p>
    </section>
  )
}
