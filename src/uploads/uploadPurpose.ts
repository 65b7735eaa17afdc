// What a file is uploaded for. It is stored with the upload in the browser, so that it survives a reload.

export type UploadPurpose =
  /**
   * The content of the file decides what it becomes. `folder` is that of the file inside the dropped folder. `isRepeat` adds a
   * file that the mission already has.
   */
  | { kind: 'mission-file'; missionId: string; folder?: string; isRepeat?: true }
  | { kind: 'document'; missionId: string; folder: string }
  | { kind: 'document-version'; missionId: string; documentId: string }
  | { kind: 'photo'; missionId: string; folder?: string }
  | { kind: 'feature-file'; missionId: string; layerId: string; index: number }
  /** Without a flight, the file is assigned by its times. */
  | { kind: 'telemetry'; missionId: string; flightId?: string }
  | { kind: 'layer'; missionId: string; folder?: string }
  | { kind: 'new-base-layer'; name: string; description: string }
  | { kind: 'base-layer-part'; baseLayerId: string }
  | { kind: 'base-map'; name: string; attribution: string }

/** What a file becomes in a mission. */
export type MissionUse = 'photo' | 'recording' | 'telemetry' | 'layer' | 'document'

/** What a GPX or CSV file becomes in a mission; it can be changed afterwards. */
export type OtherUse = 'telemetry' | 'layer'

/** The list that shows an upload: of a mission, of a base layer, the list of base layers, or that of base maps. */
export type UploadList = string

/** The list that shows an upload with this purpose. */
export function uploadListOf(purpose: UploadPurpose): UploadList {
  switch (purpose.kind) {
    case 'mission-file':
    case 'document':
    case 'document-version':
    case 'photo':
    case 'feature-file':
    case 'telemetry':
    case 'layer':
      return missionUploads(purpose.missionId)
    case 'base-layer-part':
      return baseLayerUploads(purpose.baseLayerId)
    case 'new-base-layer':
      return NEW_BASE_LAYERS
    case 'base-map':
      return BASE_MAPS
  }
}

export const NEW_BASE_LAYERS: UploadList = 'new-base-layers'
export const BASE_MAPS: UploadList = 'base-maps'
export const missionUploads = (missionId: string): UploadList => `mission ${missionId}`
export const baseLayerUploads = (baseLayerId: string): UploadList => `base-layer ${baseLayerId}`

/** Reads the purpose from the metadata of an upload; undefined if there is none. */
export function purposeFromMetadata(metadata: Readonly<Record<string, string>>): UploadPurpose | undefined {
  const text = metadata['purpose']
  return text === undefined ? undefined : (JSON.parse(text) as UploadPurpose)
}

/** Metadata that stores the purpose of an upload. */
export const metadataOf = (purpose: UploadPurpose): Record<string, string> => ({ purpose: JSON.stringify(purpose) })
