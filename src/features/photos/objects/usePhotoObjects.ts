import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useGetPhotoObjectsQuery, type DetectedObject } from '../../../api/detector'
import { useCan } from '../../../session/useCan'

export interface PhotoObjects {
  objects: readonly DetectedObject[]
  isShown: boolean
  setShown: (isShown: boolean) => void
  /** The result that the address marks. */
  selectedId: string | null
}

const ID = /^[0-9a-f-]{36}$/
const NONE: readonly DetectedObject[] = []

/** What detectors found in a photo; nothing for users who may not see it. */
export function usePhotoObjects(photoId: string): PhotoObjects {
  const canSee = useCan('layer_list')
  const wanted = useSearchParams()[0].get('object')
  const selectedId = wanted !== null && ID.test(wanted) ? wanted : null
  const [isShown, setShown] = useState(true)
  const marked = useGetPhotoObjectsQuery(
    { photoId, detectedObjectId: selectedId ?? '' },
    { skip: !canSee || selectedId === null },
  )
  // The marked result may have been deleted.
  const usual = useGetPhotoObjectsQuery({ photoId }, { skip: !canSee || (selectedId !== null && !marked.isError) })
  const { currentData } = marked.isError || selectedId === null ? usual : marked
  return { objects: currentData?.data.objects ?? NONE, isShown, setShown, selectedId }
}
