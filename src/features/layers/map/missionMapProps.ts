import type { ReactNode } from 'react'

export interface MissionMapProps {
  mission: { _id: string; name: string; location?: { name: string; location: { lat: number; long: number } } | null }
  /** Running and failed uploads of this mission. */
  uploads: ReactNode
  uploadButton: ReactNode
}
