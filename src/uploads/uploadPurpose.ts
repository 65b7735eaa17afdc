// What a file is sent for. It is kept with the browser's notes of the upload, so that it is known after a reload too.

export type UploadPurpose =
  | { kind: 'mission-layer'; missionId: string }
  | { kind: 'new-base-layer'; name: string; description: string }
  | { kind: 'base-layer-part'; baseLayerId: string }

/** Where the uploads of one kind are shown: a mission, a base layer, or the list of base layers. */
export type UploadPlace = string

/** The place an upload for `purpose` is shown at. */
export function placeOf(purpose: UploadPurpose): UploadPlace {
  switch (purpose.kind) {
    case 'mission-layer':
      return missionPlace(purpose.missionId)
    case 'base-layer-part':
      return baseLayerPlace(purpose.baseLayerId)
    case 'new-base-layer':
      return NEW_BASE_LAYERS
  }
}

export const NEW_BASE_LAYERS: UploadPlace = 'new-base-layers'
export const missionPlace = (missionId: string): UploadPlace => `mission ${missionId}`
export const baseLayerPlace = (baseLayerId: string): UploadPlace => `base-layer ${baseLayerId}`

/** Of the notes of an upload; undefined for what is not known here. */
export function purposeIn(metadata: Readonly<Record<string, string>>): UploadPurpose | undefined {
  const text = metadata['purpose']
  return text === undefined ? undefined : (JSON.parse(text) as UploadPurpose)
}

/** The notes that say what an upload is for. */
export const notesOf = (purpose: UploadPurpose): Record<string, string> => ({ purpose: JSON.stringify(purpose) })
