import type { SingleSignOnAnswer } from '../../api/single-sign-on'

/** What the provider has sent back in the address. */
export function answerOf(search: URLSearchParams, state: string): SingleSignOnAnswer {
  const code = search.get('code')
  const iss = search.get('iss')
  const error = search.get('error')
  return { state, ...(code && { code }), ...(iss && { iss }), ...(error && { error }) }
}
