import { useState } from 'react'
import {
  useCreateBaseLayerByLayersMutation,
  useCreateBaseLayerMutation,
  useCreateBaseRasterFromMissionMutation,
  useCreateBaseRasterMutation,
  useCreateBaseVectorLayerMutation,
} from '../../api/base-layer'
import { isRasterFile } from './fileNames'

export type Making = 'upload' | 'mission' | 'drawing'

export interface BaseLayerValues {
  name: string
  description: string
  file?: File
  missionId?: string
  layerIds: string[]
}

/** Makes a base layer in one of the ways there are; `send` brings a file to the server and says its id. */
export function useMakeBaseLayer(send: (file: File) => Promise<string | undefined>) {
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [fromVectorFile] = useCreateBaseLayerMutation()
  const [fromRasterFile] = useCreateBaseRasterMutation()
  const [fromLayers] = useCreateBaseLayerByLayersMutation()
  const [fromMission] = useCreateBaseRasterFromMissionMutation()
  const [drawn] = useCreateBaseVectorLayerMutation()

  const answerTo = async (making: Making, values: BaseLayerValues) => {
    const described = { name: values.name.trim(), description: values.description.trim() }
    const { file, missionId, layerIds = [] } = values
    if (making === 'drawing') return drawn({ newDrawnBaseLayer: described })
    if (making === 'mission') {
      return layerIds.length > 0
        ? fromLayers({ newBaseLayerOfLayers: { ...described, layerIds } })
        : fromMission({ newBaseRasterOfMission: { ...described, missionId: missionId ?? '' } })
    }
    const uploadId = file && (await send(file))
    if (uploadId === undefined) return undefined
    const newBaseLayer = { ...described, uploadId }
    return isRasterFile(file?.name ?? '') ? fromRasterFile({ newBaseLayer }) : fromVectorFile({ newBaseLayer })
  }

  /** @returns the id of the base layer, or undefined when it could not be made */
  const make = async (making: Making, values: BaseLayerValues): Promise<string | undefined> => {
    setMaking(true)
    setProblem(undefined)
    const answer = await answerTo(making, values)
    setMaking(false)
    if (answer?.error) setProblem(answer.error.message)
    return answer?.data?.data._id
  }
  return { make, isMaking, problem }
}
