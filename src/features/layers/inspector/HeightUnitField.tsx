import { Alert, Flex, Select } from 'antd'
import { useEditLayerMutation, type Layer, type RasterHeights } from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { HEIGHT_UNITS, heightUnitName } from '../texts/heightUnitName'
import { layersText } from '../texts/messages'

interface HeightUnitFieldProps {
  layer: Layer
  heights: RasterHeights
}

/** In which unit the file has its heights, who says so, and the choice of another one. */
export function HeightUnitField({ layer: { _id: layerId, version }, heights }: HeightUnitFieldProps) {
  const canEdit = useCan('edit_layer')
  const [editLayer, { isLoading }] = useEditLayerMutation()
  const { unit, proposed } = heights
  return (
    <Flex vertical gap={4}>
      <span>{originText(heights)}</span>
      {proposed && <Alert type="warning" title={layersText('heightsProposed', { unit: heightUnitName(proposed) })} />}
      {canEdit && (
        <Select
          size="small"
          aria-label={layersText('heightUnit')}
          value={unit}
          loading={isLoading}
          disabled={isLoading}
          options={HEIGHT_UNITS.map((value) => ({ value, label: heightUnitName(value) }))}
          getPopupContainer={popupParent}
          onSelect={(heightUnit) => void editLayer({ layerId, layerEdit: { version, heightUnit } })}
        />
      )}
    </Flex>
  )
}

function originText({ unit, origin }: RasterHeights): string {
  const name = heightUnitName(unit)
  const converted = unit === 'm' ? '' : ` ${layersText('heightsConverted')}`
  switch (origin) {
    case 'band':
      return layersText('heightsOfBand', { unit: name }) + converted
    case 'system':
      return layersText('heightsOfSystem', { unit: name }) + converted
    case 'chosen':
      return layersText('heightsChosen', { unit: name }) + converted
    case 'assumed':
      return layersText('heightsAssumed')
  }
}
