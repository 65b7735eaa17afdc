import { Alert } from 'antd'
import { useSelector } from 'react-redux'
import { selectIsUnreachable } from '../../api/outageSlice'
import { layoutText } from './messages'

/** Says that the server does not answer; disappears as soon as it does. */
export function OutageBanner() {
  const isUnreachable = useSelector(selectIsUnreachable)
  // The region exists before its text, so that screen readers announce the text.
  return (
    <div role="status">
      {isUnreachable && (
        <Alert
          banner
          type="warning"
          role="presentation"
          title={layoutText('outage')}
          description={layoutText('outageHelp')}
        />
      )}
    </div>
  )
}
