// Creates what a finished upload was sent for.
import { baseLayerApi } from '../api/base-layer'
import { baseMapApi } from '../api/base-map'
import { documentApi } from '../api/document'
import { errorMessage, isApiError } from '../api/errors'
import { featureFileApi } from '../api/feature-file'
import { layerApi } from '../api/layer'
import { photoApi } from '../api/photo'
import { telemetryApi } from '../api/telemetry'
import { uploadApi, type SameFile, type Upload } from '../api/upload'
import { recordingApi } from '../api/vod'
import type { SessionDispatch } from '../session/storeTypes'
import { zoneName } from '../shared/time/timeText'
import type { MissionUse, UploadPurpose } from './uploadPurpose'

/** The ID of the created record, or an error message for the user. */
export interface FinishResult {
  createdId?: string
  /** What the file has become, when it was added to a mission. */
  use?: MissionUse
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
  const { data, error, use, sameFile } = reply
  if (sameFile) return { sameFile }
  if (!data) return { problem: errorMessage(error), isRejected: isAboutFile(error) }
  return use === undefined ? { createdId: data.data._id } : { createdId: data.data._id, use }
}

const isAboutFile = (error: unknown): boolean =>
  isApiError(error) && (error.fields?.some(({ field }) => field === 'uploadId') ?? false)

interface CreateReply {
  data?: { data: { _id: string } }
  error?: unknown
  use?: MissionUse
  sameFile?: SameFile
}

async function createRecord(
  dispatch: SessionDispatch,
  purpose: UploadPurpose,
  uploadId: string,
): Promise<CreateReply | 'ask'> {
  switch (purpose.kind) {
    case 'mission-file': {
      const { missionId, isRepeat } = purpose
      const file = await readUpload(dispatch, uploadId, missionId)
      if (!file.data) return { error: file.error }
      const { sameFile, missionUse } = file.data.data
      if (sameFile && !isRepeat) return { sameFile }
      const use = missionUse ?? 'document'
      if (use === 'ask') return use
      const reply = await missionUses[use](dispatch, { missionId, uploadId })
      return { ...reply, use }
    }
    case 'document': {
      const { missionId, folder } = purpose
      const newDocument = { missionId, uploadId, folder }
      const reply = await dispatch(documentApi.endpoints.createDocument.initiate({ newDocument }))
      return { ...reply, use: 'document' }
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
      const { kind: use, missionId } = purpose
      const reply = await missionUses[use](dispatch, { missionId, uploadId })
      return { ...reply, use }
    }
    case 'feature-file': {
      const { layerId, index } = purpose
      return dispatch(
        featureFileApi.endpoints.uploadFeatureFile.initiate({ layerId, newFeatureFile: { index, uploadId } }),
      )
    }
    case 'telemetry': {
      const { missionId } = purpose
      const reply = await missionUses.telemetry(dispatch, { ...flightOf(purpose), missionId, uploadId })
      return { ...reply, use: 'telemetry' }
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

type CreateFromFile = (
  dispatch: SessionDispatch,
  file: { missionId: string; uploadId: string; flightId?: string },
) => Promise<CreateReply> | CreateReply

/** What files dropped on a mission become. Files of no use are rejected as documents, with the list of accepted kinds. */
const missionUses: Record<MissionUse, CreateFromFile> = {
  photo: (dispatch, newPhoto) => dispatch(photoApi.endpoints.createPhoto.initiate({ newPhoto })),
  recording: (dispatch, newRecording) => dispatch(recordingApi.endpoints.createRecording.initiate({ newRecording })),
  // Times without a zone are read in the time zone of the user, because most users fly in their own zone.
  telemetry: (dispatch, file) =>
    dispatch(telemetryApi.endpoints.createTelemetry.initiate({ newTelemetry: { ...file, timeZone: zoneName() } })),
  layer: (dispatch, newLayer) => dispatch(layerApi.endpoints.createLayer.initiate({ newLayer })),
  document: (dispatch, newDocument) => dispatch(documentApi.endpoints.createDocument.initiate({ newDocument })),
}

const flightOf = ({ flightId }: { flightId?: string }) => (flightId === undefined ? {} : { flightId })

interface UploadReply {
  data?: { data: Upload }
  error?: unknown
}

/**
 * The server derives the kind of a file from its content. It explains why a file of neither kind is refused.
 * @param missionId the mission to which the file is added: the reply says whether the mission already has it
 */
const readUpload = async (dispatch: SessionDispatch, uploadId: string, missionId?: string): Promise<UploadReply> =>
  dispatch(uploadApi.endpoints.getUpload.initiate({ uploadId, missionId }, { subscribe: false, forceRefetch: true }))
