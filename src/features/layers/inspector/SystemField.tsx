import { useState } from 'react'
import { Button, Flex } from 'antd'
import type { Layer, RasterDetails } from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { CoordinateSystemChoice } from '../parts/CoordinateSystemChoice'
import { layersText } from '../texts/messages'

interface SystemFieldProps {
  layer: Layer
  details: RasterDetails
}

/** The coordinate system of a raster, what tells it, and the choice of another one, because files also name wrong ones. */
export function SystemField({ layer, details: { crs, canChooseSystem } }: SystemFieldProps) {
  const canEdit = useCan('edit_layer')
  const [isChoosing, setChoosing] = useState(false)
  const name = crs.epsg ? `${crs.name} (EPSG:${crs.epsg})` : crs.name
  return (
    <Flex vertical gap={4} align="start">
      <span>{crs.origin === 'corners' ? name : layersText(ORIGINS[crs.origin], { name })}</span>
      {canEdit && canChooseSystem && !isChoosing && (
        <Button size="small" onClick={() => setChoosing(true)}>
          {layersText('otherSystem')}
        </Button>
      )}
      {isChoosing && <CoordinateSystemChoice layer={layer} />}
    </Flex>
  )
}

const ORIGINS = { file: 'systemOfFile', chosen: 'systemChosen' } as const
