import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { phoneApi } from '../../api/phone'
import type { SessionDispatch } from '../../session/storeTypes'

export type SharingState = 'off' | 'finding' | 'on' | 'denied' | 'failed'

const REPEAT_MS = 5_000

/** Sends where this phone is every five seconds, while it is wanted; afterwards it is not shown any more. */
export function useSharedPosition(missionId: string | undefined, isWanted: boolean): SharingState {
  const dispatch = useDispatch<SessionDispatch>()
  const [state, setState] = useState<SharingState>('finding')
  useEffect(() => {
    if (!isWanted || missionId === undefined || !('geolocation' in navigator)) return undefined
    let latest: GeolocationCoordinates | undefined
    let isOver = false
    const send = async () => {
      if (!latest) return
      const { latitude: lat, longitude: long, accuracy } = latest
      const request = phoneApi.endpoints.sharePhonePosition.initiate({
        sharedPosition: { missionId, lat, long, accuracy },
      })
      const { error } = await dispatch(request)
      if (!isOver) setState(error ? 'failed' : 'on')
    }
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        const isFirst = latest === undefined
        latest = coords
        if (isFirst) void send()
      },
      (error) => {
        if (error.code === error.PERMISSION_DENIED) setState('denied')
      },
      { enableHighAccuracy: true },
    )
    const timer = setInterval(() => void send(), REPEAT_MS)
    return () => {
      isOver = true
      clearInterval(timer)
      navigator.geolocation.clearWatch(watch)
      setState('finding')
      void dispatch(phoneApi.endpoints.hidePhonePosition.initiate())
    }
  }, [missionId, isWanted, dispatch])
  return isWanted && missionId !== undefined ? state : 'off'
}
