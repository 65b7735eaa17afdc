import type { EvidenceItem } from '../../api/evidence'

/** The place where the original of an item opens; undefined for comments, and when it is gone or withheld. */
export function originalPath(missionId: string, { kind, fileId, alertId }: EvidenceItem): string | undefined {
  if (alertId !== null) return `/dashboard/alerts?alert=${alertId}`
  if (fileId === null) return undefined
  const mission = `/dashboard/missions/${missionId}`
  switch (kind) {
    case 'photo':
      return `${mission}/photos?photo=${fileId}`
    case 'recording':
      return `${mission}/recordings?recording=${fileId}`
    case 'document':
      return `${mission}/documents?document=${fileId}`
    case 'outcome':
      return `${mission}/outcomes?outcome=${fileId}`
    case 'telemetry':
      return `${mission}/flights`
    default:
      return undefined
  }
}
