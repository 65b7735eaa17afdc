import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import type { Bounds } from '../../../map/scene'
import { layersText } from '../texts/messages'
import { useWorkspaceActions } from '../state/mapWorkspace'

interface ShowAllCardProps {
  all: Bounds
  onClose: () => void
}

/** Says that the map opened at some of the layers only, because the others lie far away. */
export function ShowAllCard({ all, onClose }: ShowAllCardProps) {
  const { zoomTo } = useWorkspaceActions()
  const showAll = () => {
    zoomTo(all)
    onClose()
  }
  return (
    <div className="tool-card" role="status">
      <span className="tool-help">{layersText('layersElsewhere')}</span>
      <Button size="small" onClick={showAll}>
        {layersText('showAllLayers')}
      </Button>
      <Button
        size="small"
        type="text"
        icon={<CloseOutlined />}
        aria-label={layersText('closeElsewhere')}
        onClick={onClose}
      />
    </div>
  )
}
