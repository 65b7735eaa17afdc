import type { SpecPermission } from '../../../platform/contract/spec'

/** Visitors have no account. Each operation checks the link instead. */
export const permissions: Record<string, SpecPermission> = {
  openVisit: 'public',
  getVisitContents: 'public',
  getVisitBaseMaps: 'public',
  getVisitBaseMapFile: 'public',
  listVisitFeatures: 'public',
  getVisitVectorTile: 'public',
  getVisitRasterTile: 'public',
  getVisitElevationTile: 'public',
  listVisitPhotos: 'public',
  getVisitPhotoPicture: 'public',
  downloadVisitPhoto: 'public',
  getVisitRecordingFile: 'public',
  getVisitRecordingPoster: 'public',
  getVisitPreview: 'public',
  watchVisitStream: 'public',
  getVisitFile: 'public',
}
