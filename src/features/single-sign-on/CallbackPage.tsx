import { useSearchParams } from 'react-router-dom'
import { FinishPage } from './FinishPage'
import { TestResultPage } from './TestResultPage'

/** The server marks the tests of a tenant root in the state. */
const TEST = /^test-/

/** Where the identity provider sends people back to, after sign-ins and after tests. */
export function CallbackPage() {
  const [search] = useSearchParams()
  const state = search.get('state') ?? ''
  return TEST.test(state) ? <TestResultPage state={state} /> : <FinishPage />
}
