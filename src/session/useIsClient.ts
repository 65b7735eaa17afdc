import { useSelector } from 'react-redux'
import { selectUser } from './authSlice'

/** Whether the user is a person of a client, who reads what the tenant shows. */
export const useIsClient = (): boolean => useSelector(selectUser)?.userType === 'tenant-client'
