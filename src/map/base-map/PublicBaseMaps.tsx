import type { ReactNode } from 'react'
import { useGetPublicBaseMapsQuery } from '../../api/base-map'
import { BaseMapsContext } from './baseMapsContext'

interface PublicBaseMapsProps {
  baseLayerId: string
  children: ReactNode
}

/** Offers the base maps of the tenant that published a base layer, and those of the installation. */
export function PublicBaseMaps({ baseLayerId, children }: PublicBaseMapsProps) {
  const { data } = useGetPublicBaseMapsQuery({ baseLayerId })
  const offered = { maps: data?.data.maps ?? [], owner: 'visitor', request: () => undefined, canManage: false }
  return <BaseMapsContext value={offered}>{children}</BaseMapsContext>
}
