import { useEffect, useState } from 'react'
import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { layersText } from '../messages'
import type { UndoOffer } from './roomContext'

/** Long enough to be read and reached by keyboard. */
const OFFERED_MS = 15_000

interface UndoBarProps {
  offer: UndoOffer
  onEnd: () => void
}

/** Says what was done, and takes it back. */
export function UndoBar({ offer, onEnd }: UndoBarProps) {
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    const timer = setTimeout(onEnd, OFFERED_MS)
    return () => clearTimeout(timer)
  }, [offer, onEnd])

  const undo = () => {
    setWorking(true)
    // A refusal is told by the one place that tells of errors.
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
