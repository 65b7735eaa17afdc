import { Button, Flex, Typography } from 'antd'
import { useEditLayerMutation, type Layer } from '../../../api/layer'
import { formatNumber } from '../../../shared/messages'
import { numberText } from '../texts/numberText'
import { layersText } from '../texts/messages'

/** Asks whether a frequent value marks missing data, because such pixels spoil the colors of the others. */
export function EmptyValueQuestion({ layer: { _id: layerId, version, raster } }: { layer: Layer }) {
  const [editLayer, { isLoading }] = useEditLayerMutation()
  const proposed = raster?.proposedNodata
  if (!proposed) return null
  const share = formatNumber(proposed.share, { style: 'percent', maximumSignificantDigits: 2 })
  return (
    <div className="import-state">
      <Typography.Text type="warning" style={{ fontSize: 12 }}>
        {layersText('emptyProposed', { share, value: numberText(proposed.value) })}
      </Typography.Text>
      <Flex gap={8} wrap>
        <Button
          size="small"
          type="primary"
          disabled={isLoading}
          onClick={() => void editLayer({ layerId, layerEdit: { version, nodata: proposed.value } })}
        >
          {layersText('treatAsEmpty')}
        </Button>
        <Button
          size="small"
          disabled={isLoading}
          onClick={() => void editLayer({ layerId, layerEdit: { version, ignoresNodata: true } })}
        >
          {layersText('keepAsData')}
        </Button>
      </Flex>
    </div>
  )
}
