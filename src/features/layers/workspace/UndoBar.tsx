import { useEffect, useState } from 'react'
import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { layersText } from '../messages'
import type { UndoOffer } from './mapWorkspace'

/** Long enough to read the bar and reach it by keyboard. */
const OFFERED_MS = 15_000

interface UndoBarProps {
  offer: UndoOffer
  onEnd: () => void
}

/** Names the last change and undoes it. */
export function UndoBar({ offer, onEnd }: UndoBarProps) {
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    const timer = setTimeout(onEnd, OFFERED_MS)
    return () => clearTimeout(timer)
  }, [offer, onEnd])

  const undo = () => {
    setWorking(true)
    // A failed mutation shows its own error.
    void offer.undo().then(onEnd, onEnd)
  }
  return (
    <div className="undo-bar" role="status">
      <span>{offer.text}</span>
      <Button size="small" type="primary" loading={isWorking} onClick={undo}>
        {layersText('undo')}
      </Button>
      <Button size="small" type="text" icon={<CloseOutlined />} aria-label={layersText('close')} onClick={onEnd} />
    </div>
  )
}
