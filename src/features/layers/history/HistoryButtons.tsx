import { RedoOutlined, UndoOutlined } from '@ant-design/icons'
import { Button, Tooltip } from 'antd'
import { popupParent } from '../../../shared/popupParent'
import { layersText } from '../texts/messages'
import { useWorkspaceHistory } from './useHistory'

/** Undo and redo; the tooltips name the change. */
export function HistoryButtons() {
  const { last, next, isWorking, undo, redo } = useWorkspaceHistory()
  if (!last && !next) return null
  return (
    <div className="map-tools" role="toolbar" aria-label={layersText('history')}>
      <Tooltip title={last && layersText('undoOf', { change: last.text })} getPopupContainer={popupParent}>
        <Button
          type="text"
          icon={<UndoOutlined />}
          aria-label={layersText('undoKey')}
          disabled={!last || isWorking}
          onClick={undo}
        />
      </Tooltip>
      <Tooltip title={next && layersText('redoOf', { change: next.text })} getPopupContainer={popupParent}>
        <Button
          type="text"
          icon={<RedoOutlined />}
          aria-label={layersText('redoKey')}
          disabled={!next || isWorking}
          onClick={redo}
        />
      </Tooltip>
    </div>
  )
}
