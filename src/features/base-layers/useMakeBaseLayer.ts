import { useState } from 'react'
import {
  useCreateBaseLayerByLayersMutation,
  useCreateBaseRasterFromMissionMutation,
  useCreateBaseVectorLayerMutation,
} from '../../api/base-layer'

export type Making = 'upload' | 'mission' | 'drawing'

export interface BaseLayerValues {
  name: string
  description: string
  file?: File
  missionId?: string
  layerIds: string[]
}

/** The description of a base layer in the form of the API. */
export const describedBy = ({ name, description }: BaseLayerValues) => ({
  name: name.trim(),
  description: description.trim(),
})

/** Creates a base layer from a mission or from layers, or an empty one to draw in. */
export function useMakeBaseLayer() {
  const [isMaking, setMaking] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [fromLayers] = useCreateBaseLayerByLayersMutation()
  const [fromMission] = useCreateBaseRasterFromMissionMutation()
  const [drawn] = useCreateBaseVectorLayerMutation()

  const answerTo = async (making: Exclude<Making, 'upload'>, values: BaseLayerValues) => {
    const described = describedBy(values)
    const { missionId, layerIds = [] } = values
    if (making === 'drawing') return drawn({ newDrawnBaseLayer: described })
    return layerIds.length > 0
      ? fromLayers({ newBaseLayerOfLayers: { ...described, layerIds } })
      : fromMission({ newBaseRasterOfMission: { ...described, missionId: missionId ?? '' } })
  }

  /** @returns the ID of the base layer; undefined if it could not be created */
  const make = async (making: Exclude<Making, 'upload'>, values: BaseLayerValues): Promise<string | undefined> => {
    setMaking(true)
    setProblem(undefined)
    const answer = await answerTo(making, values)
    setMaking(false)
    if (answer.error) setProblem(answer.error.message)
    return answer.data?.data._id
  }
  return { make, isMaking, problem }
}
