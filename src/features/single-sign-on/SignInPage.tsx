import { useParams } from 'react-router-dom'
import { FinishPage } from './FinishPage'
import { StartPage } from './StartPage'

/** /sso/CODE begins a sign-in at the provider of an organisation; every provider sends people back to /sso/callback. */
export function SignInPage() {
  const { code = '' } = useParams()
  return code === 'callback' ? <FinishPage /> : <StartPage code={code} />
}
