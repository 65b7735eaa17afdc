import { useDispatch } from 'react-redux'
import { authApi } from '../api/auth'
import type { SessionDispatch } from './storeTypes'

/** Returns a function that refetches the user details after the user has changed them. */
export function useRefetchUser(): () => void {
  const dispatch = useDispatch<SessionDispatch>()
  return () =>
    void dispatch(authApi.endpoints.getUserDetails.initiate(undefined, { subscribe: false, forceRefetch: true }))
}
