// Placeholders of the same size as the map: while it loads, and if it cannot be shown.
import { GlobalOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { sharedText } from '../shared/sharedText'
import { EmptyState } from '../shared/states/EmptyState'
import { mapText } from './messages'

export function MapPlaceholder() {
  return (
    <div className="scene-map-wait" role="status">
      <span className="visually-hidden">{mapText('loading')}</span>
    </div>
  )
}

export function MapFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="scene-map scene-map-failed" role="alert">
      <EmptyState
        icon={<GlobalOutlined />}
        title={mapText('failedTitle')}
        help={mapText('failedHelp')}
        action={<Button onClick={onRetry}>{sharedText('tryAgain')}</Button>}
      />
    </div>
  )
}
