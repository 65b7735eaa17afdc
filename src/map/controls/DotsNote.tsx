import { useEffect, useState } from 'react'
import { formatNumber } from '../../shared/messages'
import type { DotsInView, MapHandle } from '../engine'
import { mapText } from '../messages'
import { VECTOR_FULL_ZOOM, VECTOR_MAX_ZOOM } from '../zoomLimits'

const DIGITS = 2

interface Drawn extends DotsInView {
  zoom: number
}

/** Says how many features the dots on the map stand for, because a thinned layer looks like a complete one. */
export function DotsNote({ map }: { map: MapHandle }) {
  const [{ dots, features, zoom }, setDrawn] = useState<Drawn>({ dots: 0, features: 0, zoom: 0 })
  useEffect(() => {
    const stop = map.watchDrawn(() => setDrawn({ ...map.dotsInView(), zoom: map.view().zoom }))
    return stop
  }, [map])
  // A feature that is too small for the zoom looks like a dot anyway.
  const isEachDrawn = dots === 0 || (features <= dots && zoom < VECTOR_FULL_ZOOM)
  if (isEachDrawn) return null
  const values = { dots, features: formatNumber(features, { maximumSignificantDigits: DIGITS }) }
  return (
    <p className="map-note" role="status">
      {zoom < VECTOR_MAX_ZOOM ? mapText('dots', values) : mapText('dotsDeepest', values)}
    </p>
  )
}
