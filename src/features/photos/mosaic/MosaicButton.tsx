import { useState } from 'react'
import { BlockOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useCan } from '../../../session/useCan'
import { mosaicText } from './messages'
import { MosaicDialog } from './MosaicDialog'

/** Offers a quick mosaic to users who may add layers. */
export function MosaicButton({ missionId }: { missionId: string }) {
  const canAddLayers = useCan('upload_layer')
  const [isOpen, setOpen] = useState(false)
  if (!canAddLayers) return null
  return (
    <>
      <Button icon={<BlockOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {mosaicText('open')}
      </Button>
      {isOpen && <MosaicDialog missionId={missionId} onClose={() => setOpen(false)} />}
    </>
  )
}
