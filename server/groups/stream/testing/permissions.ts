import type { SpecPermission } from '../../../platform/contract/spec'

/** Read from the specification; see server/testing/permissions/expectedPermissions.ts. */
export const permissions: Record<string, SpecPermission> = {
  getActiveStreams: 'stream_list',
  getMissionStreams: 'webrtc_view',
  createStreamKey: 'stream_create',
  getStreamKeys: 'stream_list',
  rotateStreamKey: 'stream_create',
  deleteStreamKey: 'stream_delete',
  createPlayTicket: 'webrtc_view',
  closeStream: 'stream_delete',
  // The caller is a drone, which has a stream key instead of a session.
  sendPositions: 'public',
  // pilot messages: the specification names no permission, so that of the control center applies.
  getPilotMessages: 'stream_list',
  sendPilotMessage: 'stream_list',
  // The caller is the page of the pilot, which has a stream key instead of a session.
  receivePilotMessages: 'public',
  acknowledgePilotMessage: 'public',
}
