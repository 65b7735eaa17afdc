import { Alert } from 'antd'
import { useLocation } from 'react-router-dom'
import { PublishCamera } from '../../../publishing/PublishCamera'
import { publishText } from '../../../publishing/messages'
import { GuestFrame } from '../../../shared/guest/GuestFrame'

const KEY = /^[\w-]{20,128}$/

/** Publishes the camera of a phone or laptop. The stream key is in the URL fragment, which servers do not log. */
export function PublishPage() {
  const { hash } = useLocation()
  const key = hash.slice(1)
  return (
    <GuestFrame page={publishText('title')}>
      <h1>{publishText('title')}</h1>
      {KEY.test(key) ? (
        <>
          <p className="publish-help">{publishText('help')}</p>
          <PublishCamera key={key} streamKey={key} />
        </>
      ) : (
        <Alert className="guest-notice" type="error" showIcon title={publishText('incomplete')} />
      )}
    </GuestFrame>
  )
}
