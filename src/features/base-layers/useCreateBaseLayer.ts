import { useState } from 'react'
import {
  useCreateBaseLayerByLayersMutation,
  useCreateBaseRasterFromMissionMutation,
  useCreateBaseVectorLayerMutation,
} from '../../api/base-layer'

export type Source = 'upload' | 'mission' | 'drawing'

export interface BaseLayerValues {
  name: string
  description: string
  file?: File
  missionId?: string
  layerIds?: string[]
}

/** Name and description in the form of the API. */
export const nameAndDescriptionOf = ({ name, description }: BaseLayerValues) => ({
  name: name.trim(),
  description: description.trim(),
})

/** Creates a base layer from a mission or from layers, or an empty one to draw in. */
export function useCreateBaseLayer() {
  const [isCreating, setCreating] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [fromLayers] = useCreateBaseLayerByLayersMutation()
  const [fromMission] = useCreateBaseRasterFromMissionMutation()
  const [drawn] = useCreateBaseVectorLayerMutation()

  const request = async (source: Exclude<Source, 'upload'>, values: BaseLayerValues) => {
    const nameAndDescription = nameAndDescriptionOf(values)
    const { missionId, layerIds = [] } = values
    if (source === 'drawing') return drawn({ newDrawnBaseLayer: nameAndDescription })
    return layerIds.length > 0
      ? fromLayers({ newBaseLayerOfLayers: { ...nameAndDescription, layerIds } })
      : fromMission({ newBaseRasterOfMission: { ...nameAndDescription, missionId: missionId ?? '' } })
  }

  /** @returns the ID of the base layer; undefined if it could not be created */
  const create = async (source: Exclude<Source, 'upload'>, values: BaseLayerValues): Promise<string | undefined> => {
    setCreating(true)
    setProblem(undefined)
    const result = await request(source, values)
    setCreating(false)
    if (result.error) setProblem(result.error.message)
    return result.data?.data._id
  }
  return { create, isCreating, problem }
}
