import { Button, Flex, Typography } from 'antd'
import { useEditLayerMutation, type Layer } from '../../../api/layer'
import { heightUnitName } from '../texts/heightUnitName'
import { layersText } from '../texts/messages'

/** Asks for the unit of heights whose file has horizontal feet and does not state it: feet measured as metres triple every volume. */
export function HeightUnitQuestion({ layer: { _id: layerId, version, raster } }: { layer: Layer }) {
  const [editLayer, { isLoading }] = useEditLayerMutation()
  const proposed = raster?.heights?.proposed
  if (!proposed) return null
  return (
    <div className="import-state">
      <Typography.Text type="warning" style={{ fontSize: 12 }}>
        {layersText('heightsProposed', { unit: heightUnitName(proposed) })}
      </Typography.Text>
      <Flex gap={8} wrap>
        {[proposed, 'm' as const].map((heightUnit) => (
          <Button
            key={heightUnit}
            size="small"
            type={heightUnit === proposed ? 'primary' : 'default'}
            disabled={isLoading}
            onClick={() => void editLayer({ layerId, layerEdit: { version, heightUnit } })}
          >
            {heightUnitName(heightUnit)}
          </Button>
        ))}
      </Flex>
    </div>
  )
}
