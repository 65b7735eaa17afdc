// Uploads of the signed-in user as the server sees them. File contents are sent by tus, outside the query cache.
import { apiBase } from './address'
import { uploadGenerated, type FileUse } from './generated/upload.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

/** Lists that show what a file has become. */
const LIST_OF = {
  photo: 'Photo',
  recording: 'Recording',
  telemetry: 'Telemetry',
  layer: 'Layer',
  document: 'Document',
} as const

const USES: readonly FileUse[] = ['photo', 'recording', 'telemetry', 'layer', 'document']

export const uploadApi = uploadGenerated.enhanceEndpoints({
  endpoints: {
    listUploads: {
      providesTags: (result) => provideList('Upload', result?.data.items),
    },
    deleteUpload: {
      invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Upload')]),
    },
    addUploadToMission: {
      invalidatesTags: (result, error, { missionUpload }) => {
        const use = result?.data.use
        const changed = USES.filter((each) => !use || each === use).map((each) => listTag(LIST_OF[each]))
        return unlessFailed(error, [
          ...changed,
          listTag('Job'),
          listTag('Upload'),
          idTag('Mission', missionUpload.missionId),
        ])
      },
    },
    useLayerAsTelemetry: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error, { layerId }) =>
        unlessFailed(error, [
          listTag('Layer'),
          idTag('Layer', layerId),
          listTag('Telemetry'),
          listTag('Job'),
          listTag('Upload'),
          listTag('Mission'),
        ]),
    },
    useTelemetryAsLayer: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) =>
        unlessFailed(error, [
          listTag('Layer'),
          listTag('Telemetry'),
          listTag('Job'),
          listTag('Upload'),
          listTag('Mission'),
        ]),
    },
    getStorageUse: { providesTags: [listTag('Upload')] },
  },
})

/** URL of the tus endpoint. */
export const tusAddress = (): string => `${apiBase()}/upload/tus`

export const {
  useGetStorageUseQuery,
  useListUploadsQuery,
  useDeleteUploadMutation,
  useUseLayerAsTelemetryMutation,
  useUseTelemetryAsLayerMutation,
} = uploadApi

export type { AddedUpload, MissionUpload, SameFile, Upload } from './generated/upload.gen'
