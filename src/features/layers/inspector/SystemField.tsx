import { useState } from 'react'
import { Button, Flex } from 'antd'
import type { Layer } from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { CoordinateSystemChoice } from '../parts/CoordinateSystemChoice'
import { layersText } from '../texts/messages'

interface SystemFieldProps {
  layer: Layer
  /** The system, and what tells it. */
  text: string
  canChoose: boolean
}

/** The coordinate system of a layer and the choice of another one, because files also name wrong ones. */
export function SystemField({ layer, text, canChoose }: SystemFieldProps) {
  const canEdit = useCan('edit_layer')
  const [isChoosing, setChoosing] = useState(false)
  return (
    <Flex vertical gap={4} align="start">
      <span>{text}</span>
      {canEdit && canChoose && !isChoosing && (
        <Button size="small" onClick={() => setChoosing(true)}>
          {layersText('otherSystem')}
        </Button>
      )}
      {isChoosing && <CoordinateSystemChoice layer={layer} />}
    </Flex>
  )
}
