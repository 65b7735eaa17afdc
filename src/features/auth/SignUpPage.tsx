import { Tag } from 'antd'
import { Link } from 'react-router-dom'
import { GuestFrame } from './GuestFrame'
import { authText } from './messages'

/** In place until tenants can be opened by the people who want one. */
export function SignUpPage() {
  return (
    <GuestFrame page={authText('signUpTitle')}>
      <h1>{authText('signUpTitle')}</h1>
      <Tag variant="filled" color="processing">
        {authText('signUpSoon')}
      </Tag>
      <p style={{ margin: '16px 0' }}>{authText('signUpHelp')}</p>
      <div className="guest-links">
        <Link to="/login">{authText('haveAccount')}</Link>
      </div>
    </GuestFrame>
  )
}
