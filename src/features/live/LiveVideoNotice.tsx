import { Alert } from 'antd'
import type { LiveVideoState } from '../../api/stream'
import { liveVideoText } from './messages'

/** Says why live video does not work, and what to do; nothing while it does. */
export function LiveVideoNotice({ state }: { state: LiveVideoState }) {
  if (state === 'listening') return null
  return (
    <Alert
      type={state === 'starting' ? 'info' : 'warning'}
      showIcon
      title={liveVideoText(state)}
      description={liveVideoText(`${state}Help`)}
    />
  )
}
