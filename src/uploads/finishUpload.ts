// Creates what a finished upload was sent for.
import { baseLayerApi } from '../api/base-layer'
import { baseMapApi } from '../api/base-map'
import { documentApi } from '../api/document'
import { errorMessage, isApiError } from '../api/errors'
import { featureFileApi } from '../api/feature-file'
import { uploadApi, type MissionUpload, type SameFile, type Upload } from '../api/upload'
import type { SessionDispatch } from '../session/storeTypes'
import type { MissionUse, OtherUse, UploadPurpose } from './uploadPurpose'

/** The ID of the created record, or an error message for the user. */
export interface FinishResult {
  createdId?: string
  /** What the file has become, when it was added to a mission. */
  use?: MissionUse | undefined
  /** What a GPX or CSV file can become instead. */
  otherUse?: OtherUse | undefined
  /** The mission already has the file, so the user must choose whether to add it again. */
  sameFile?: SameFile
  /** The file can become a photo, a layer or a document, so the user must choose. */
  isChoice?: boolean
  problem?: string
  /** The content of the file is the problem. */
  isRejected?: boolean
}

/** Creates the record that the purpose names, such as a layer, a photo or telemetry. */
export async function finishUpload(
  dispatch: SessionDispatch,
  purpose: UploadPurpose,
  uploadId: string,
): Promise<FinishResult> {
  const reply = await createRecord(dispatch, purpose, uploadId)
  if (reply === 'ask') return { isChoice: true }
  const { data, error, use, otherUse, sameFile } = reply
  if (sameFile) return { sameFile }
  if (!data) return { problem: errorMessage(error), isRejected: isAboutFile(error) }
  return { createdId: data.data._id, use, otherUse }
}

const isAboutFile = (error: unknown): boolean =>
  isApiError(error) && (error.fields?.some(({ field }) => field === 'uploadId') ?? false)

interface CreateReply {
  data?: { data: { _id: string } }
  error?: unknown
  use?: MissionUse | undefined
  otherUse?: OtherUse | undefined
  sameFile?: SameFile
}

// oxlint-disable-next-line complexity -- one case for each purpose of an upload
async function createRecord(
  dispatch: SessionDispatch,
  purpose: UploadPurpose,
  uploadId: string,
): Promise<CreateReply | 'ask'> {
  switch (purpose.kind) {
    case 'mission-file': {
      const { missionId, folder, isRepeat } = purpose
      const again = isRepeat === true
      return addToMission(dispatch, { missionId, uploadId, again, ...(folder && { folder }) })
    }
    case 'document': {
      const { missionId, folder } = purpose
      return addToMission(dispatch, { missionId, uploadId, use: 'document', folder, again: true })
    }
    case 'document-version': {
      const { documentId } = purpose
      // The document may have changed during the upload, so its current version is read first.
      const current = await dispatch(
        documentApi.endpoints.getDocument.initiate({ documentId }, { subscribe: false, forceRefetch: true }),
      )
      if (!current.data) return { error: current.error }
      const newDocumentVersion = { version: current.data.data.document.version, uploadId }
      return dispatch(documentApi.endpoints.addDocumentVersion.initiate({ documentId, newDocumentVersion }))
    }
    case 'photo':
    case 'layer': {
      const { kind: use, missionId, folder } = purpose
      return addToMission(dispatch, { missionId, uploadId, use, again: true, ...(folder && { folder }) })
    }
    case 'feature-file': {
      const { layerId, index } = purpose
      return dispatch(
        featureFileApi.endpoints.uploadFeatureFile.initiate({ layerId, newFeatureFile: { index, uploadId } }),
      )
    }
    case 'telemetry': {
      const { missionId, flightId } = purpose
      const added = { missionId, uploadId, use: 'telemetry', again: true } as const
      return addToMission(dispatch, { ...added, ...(flightId !== undefined && { flightId }) })
    }
    case 'new-base-layer': {
      const { name, description } = purpose
      const file = await readUpload(dispatch, uploadId)
      if (!file.data) return { error: file.error }
      const newBaseLayer = { name, description, uploadId }
      if (file.data.data.layerKind === 'raster') {
        return dispatch(baseLayerApi.endpoints.createBaseRaster.initiate({ newBaseLayer }))
      }
      return dispatch(baseLayerApi.endpoints.createBaseLayer.initiate({ newBaseLayer }))
    }
    case 'base-layer-part': {
      const { baseLayerId } = purpose
      const file = await readUpload(dispatch, uploadId)
      if (!file.data) return { error: file.error }
      // The base layer may have changed during the upload, so its current version is read first.
      const current = await dispatch(
        baseLayerApi.endpoints.getBaseLayer.initiate({ baseLayerId }, { subscribe: false, forceRefetch: true }),
      )
      if (!current.data) return { error: current.error }
      const stagedFile = { version: current.data.data.baseLayer.version, uploadId }
      if (file.data.data.layerKind === 'raster') {
        return dispatch(baseLayerApi.endpoints.updateBaseRasterByUpload.initiate({ baseLayerId, stagedFile }))
      }
      return dispatch(baseLayerApi.endpoints.uploadBaseVector.initiate({ baseLayerId, stagedFile }))
    }
    case 'base-map': {
      const { name, attribution } = purpose
      const newBaseMapOfFile = { name, attribution, uploadId }
      const file = await readUpload(dispatch, uploadId)
      if (!file.data) return { error: file.error }
      if (file.data.data.kind === 'mbtiles') {
        return dispatch(baseMapApi.endpoints.createBaseMapFromMbtiles.initiate({ newBaseMapOfFile }))
      }
      return dispatch(baseMapApi.endpoints.createBaseMapFromFile.initiate({ newBaseMapOfFile }))
    }
  }
}

/** The server decides what the file becomes, unless the purpose does. */
async function addToMission(dispatch: SessionDispatch, missionUpload: MissionUpload): Promise<CreateReply | 'ask'> {
  const { data, error } = await dispatch(uploadApi.endpoints.addUploadToMission.initiate({ missionUpload }))
  if (!data) return { error }
  const { state, use, _id, sameFile, otherUse } = data.data
  if (state === 'ask') return 'ask'
  if (sameFile) return { sameFile }
  if (use === null || _id === null) return { error: undefined }
  return { data: { data: { _id } }, use, otherUse }
}

interface UploadReply {
  data?: { data: Upload }
  error?: unknown
}

/** The server derives the kind of a file from its content. It explains why a file of neither kind is refused. */
const readUpload = async (dispatch: SessionDispatch, uploadId: string): Promise<UploadReply> =>
  dispatch(uploadApi.endpoints.getUpload.initiate({ uploadId }, { subscribe: false, forceRefetch: true }))
