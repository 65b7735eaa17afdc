import { useSelector } from 'react-redux'
import { selectUser } from './authSlice'

/** Whether the user holds `permission` (names as in the contract). For showing and hiding only: the server decides. */
export function useCan(permission: string): boolean {
  return useSelector(selectUser)?.permissions.includes(permission) ?? false
}
