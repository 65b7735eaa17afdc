// Creates what a finished upload was sent for.
import { baseLayerApi } from '../api/base-layer'
import { errorMessage } from '../api/errors'
import { layerApi } from '../api/layer'
import type { SessionDispatch } from '../session/storeTypes'
import type { UploadPurpose } from './uploadPurpose'

/** The ID of the created record, or an error message for the user. */
export interface Finished {
  madeId?: string
  problem?: string
}

/** Creates a layer, a base layer, or a staged part of a base layer. */
export async function finishUpload(
  dispatch: SessionDispatch,
  purpose: UploadPurpose,
  uploadId: string,
): Promise<Finished> {
  const { data, error } = await answerTo(dispatch, purpose, uploadId)
  return data ? { madeId: data.data._id } : { problem: errorMessage(error) }
}

interface Answer {
  data?: { data: { _id: string } }
  error?: unknown
}

async function answerTo(dispatch: SessionDispatch, purpose: UploadPurpose, uploadId: string): Promise<Answer> {
  switch (purpose.kind) {
    case 'mission-layer': {
      const { missionId } = purpose
      return dispatch(layerApi.endpoints.createLayer.initiate({ newLayer: { missionId, uploadId } }))
    }
    case 'new-base-layer': {
      const { name, description } = purpose
      const newBaseLayer = { name, description, uploadId }
      return dispatch(baseLayerApi.endpoints.createBaseLayer.initiate({ newBaseLayer }))
    }
    case 'base-layer-part': {
      const { baseLayerId } = purpose
      // The base layer may have changed during the upload, so its current version is read first.
      const known = await dispatch(
        baseLayerApi.endpoints.getBaseLayer.initiate({ baseLayerId }, { subscribe: false, forceRefetch: true }),
      )
      if (!known.data) return { error: known.error }
      const stagedFile = { version: known.data.data.baseLayer.version, uploadId }
      return dispatch(baseLayerApi.endpoints.stageBaseLayerFile.initiate({ baseLayerId, stagedFile }))
    }
  }
}
