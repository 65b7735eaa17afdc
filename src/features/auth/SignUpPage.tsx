import { Tag } from 'antd'
import { Link } from 'react-router-dom'
import { GuestFrame } from './GuestFrame'
import { signUpText } from './signUpMessages'

/** In place until tenants can be opened by the people who want one. */
export function SignUpPage() {
  return (
    <GuestFrame page={signUpText('signUpTitle')}>
      <h1>{signUpText('signUpTitle')}</h1>
      <Tag variant="filled" color="processing">
        {signUpText('signUpSoon')}
      </Tag>
      <p style={{ margin: '16px 0' }}>{signUpText('signUpHelp')}</p>
      <div className="guest-links">
        <Link to="/login">{signUpText('haveAccount')}</Link>
      </div>
    </GuestFrame>
  )
}
