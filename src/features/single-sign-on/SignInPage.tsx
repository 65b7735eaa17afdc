import { useParams } from 'react-router-dom'
import { FinishPage } from './FinishPage'
import { StartPage } from './StartPage'

/** /sso/CODE begins a sign-in at the provider of an organisation. Providers send people back to /sso/callback, with a state. */
export function SignInPage() {
  const { code = '' } = useParams()
  return code === 'callback' ? <FinishPage /> : <StartPage code={code} />
}
