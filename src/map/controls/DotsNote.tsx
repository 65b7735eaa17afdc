import { useEffect, useState } from 'react'
import { formatNumber } from '../../shared/messages'
import type { DotsInView, MapHandle } from '../engine'
import { mapText } from '../messages'

const DIGITS = 2

/** Says how many features the dots on the map stand for, because a thinned layer looks like a complete one. */
export function DotsNote({ map }: { map: MapHandle }) {
  const [{ dots, features }, setDots] = useState<DotsInView>({ dots: 0, features: 0 })
  useEffect(() => {
    const stop = map.watchDrawn(() => setDots(map.dotsInView()))
    return stop
  }, [map])
  if (features <= dots) return null
  const about = formatNumber(features, { maximumSignificantDigits: DIGITS })
  return (
    <p className="map-note" role="status">
      {mapText('dots', { dots, features: about })}
    </p>
  )
}
