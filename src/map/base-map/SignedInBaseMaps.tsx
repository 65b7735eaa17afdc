import { useCallback, useEffect, useState, type ReactNode } from 'react'
import type { UserDetails } from '../../api/auth'
import { useGetBaseMapsQuery } from '../../api/base-map'
import { BaseMapsContext } from './baseMapsContext'
import { documentAllows } from './documentOrigins'

interface SignedInBaseMapsProps {
  user: Pick<UserDetails, '_id' | 'userType'>
  /** Origins of the tenant's base maps; undefined except directly after the sign-in. */
  origins: readonly string[] | undefined
  children: ReactNode
}

/** Offers the base maps of the tenant and the installation; they are read when the first map is shown. */
export function SignedInBaseMaps({ user, origins, children }: SignedInBaseMapsProps) {
  const [isWanted, setWanted] = useState(false)
  const { data } = useGetBaseMapsQuery(undefined, { skip: !isWanted, refetchOnMountOrArgChange: true })
  // The login page was loaded for a visitor, so its content security policy is without the origins of the tenant.
  useEffect(() => {
    if (origins && !documentAllows(origins)) location.reload()
  }, [origins])
  const request = useCallback(() => setWanted(true), [])
  const offered = {
    maps: data?.data.maps ?? [],
    owner: user._id,
    request,
    canManage: user.userType === 'tenant-root' || user.userType === 'super-admin',
  }
  return <BaseMapsContext value={offered}>{children}</BaseMapsContext>
}
