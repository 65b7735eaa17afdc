import type { ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { selectUser } from '../session/authSlice'
import { denialOf } from './access'
import type { Access } from './manifest'
import { NoAccess } from './NoAccess'

interface RequireAccessProps {
  access: Access
  /** False for a part of a page, which keeps its heading. */
  isPage?: boolean
  /** True if the content fills the window and has no landmark around it. */
  isAlone?: boolean
  children: ReactNode
}

/** Guard of every screen and segment: renders `children` for users with access, otherwise the reason. */
export function RequireAccess({ access, isPage = true, isAlone = false, children }: RequireAccessProps) {
  const user = useSelector(selectUser)
  if (!user) return null
  const denial = denialOf(user, access)
  if (!denial) return children
  const notice = <NoAccess denial={denial} userType={user.userType} isPage={isPage} />
  return isAlone ? <main>{notice}</main> : notice
}
