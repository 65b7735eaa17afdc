import { useIsClient } from './useIsClient'

/** Addresses of the pages of missions. Clients have a page of their own for reading, with the same segments. */
export function useMissionPath(): (missionId: string) => string {
  const isClient = useIsClient()
  return (missionId) => (isClient ? `/dashboard/client/missions/${missionId}` : `/dashboard/missions/${missionId}`)
}
