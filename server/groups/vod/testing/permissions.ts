import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getRecording: 'vod_list',
  listRecordings: 'vod_list',
  listLocationRecordings: 'vod_list',
  createRecording: 'vod_create',
  deleteRecording: 'vod_delete',
  deleteRecordings: 'vod_delete',
  renameRecording: 'vod_update',
  updateRecording: 'vod_update',
  updateRecordings: 'vod_update',
  restoreRecordings: 'vod_delete',
  listDeletedRecordings: 'vod_delete',
  getRecordingFile: 'vod_list',
  downloadRecording: 'vod_list',
  downloadRecordingClip: 'vod_list',
  getRecordingPoster: 'vod_list',
  getRecordingStoryboard: 'vod_list',
  // Who adds a video sends its picture.
  setRecordingPoster: 'vod_create',
  setRecordingStoryboard: 'vod_create',
}
