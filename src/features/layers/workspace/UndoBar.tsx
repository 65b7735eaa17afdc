import { useEffect, useEffectEvent, useState } from 'react'
import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Change } from '../state/change'
import { useWorkspaceHistory } from '../history/useHistory'
import { layersText } from '../texts/messages'

/** Long enough to read the bar and reach it by keyboard. Afterwards the toolbar still offers to undo the change. */
const SHOWN_MS = 15_000

/** Names the last change and undoes it. */
export function UndoBar() {
  const { latest, isWorking, undo } = useWorkspaceHistory()
  const [closed, setClosed] = useState<Change | null>(null)
  const close = useEffectEvent(() => setClosed(latest))
  useEffect(() => {
    const timer = setTimeout(close, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [latest])

  if (!latest || latest === closed) return null
  return (
    <div className="undo-bar" role="status">
      <span>{latest.text}</span>
      <Button size="small" type="primary" loading={isWorking} onClick={undo}>
        {layersText('undo')}
      </Button>
      <Button
        size="small"
        type="text"
        icon={<CloseOutlined />}
        aria-label={layersText('close')}
        onClick={() => setClosed(latest)}
      />
    </div>
  )
}
