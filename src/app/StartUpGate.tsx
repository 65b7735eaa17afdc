import { useEffect, useState, type ReactNode } from 'react'
import { useDispatch } from 'react-redux'
import { finished, started } from '../api/loadingSlice'
import { EMBEDDED, getConfig } from '../config'
import { mapEngineChosen } from '../map/mapEngineSlice'
import { loadScript } from '../shared/loadScript'
import { showMessage } from '../shared/showMessage'
import { LoadingText } from './LoadingText'
import { appText } from './messages'

const SCRIPT_LIMIT_MS = 10_000
const CHECKOUT_SCRIPT = 'https://checkout.razorpay.com/v1/checkout.js'

const mapsScript = (key: string): string =>
  `https://maps.googleapis.com/maps/api/js?${new URLSearchParams({ key, libraries: 'geometry,places', loading: 'async' }).toString()}`

/** Delays the routes until the configured third-party scripts have loaded, failed or timed out. */
export function StartUpGate({ children }: { children: ReactNode }) {
  const dispatch = useDispatch()
  const { GOOGLE_SERVICES_KEY: mapsKey, RAZORPAY_KEY_ID: checkoutKey } = getConfig()
  const wantsMaps = mapsKey !== EMBEDDED
  const wantsCheckout = checkoutKey !== EMBEDDED
  const [isOpen, setOpen] = useState(!wantsMaps && !wantsCheckout)

  useEffect(() => {
    if (isOpen) return
    let isUnmounted = false
    dispatch(started())
    const maps = wantsMaps ? loadScript(mapsScript(mapsKey), SCRIPT_LIMIT_MS) : undefined
    const checkout = wantsCheckout ? loadScript(CHECKOUT_SCRIPT, SCRIPT_LIMIT_MS) : undefined
    void Promise.all([maps, checkout]).then(([mapsOutcome]) => {
      dispatch(finished())
      if (isUnmounted) return
      if (mapsOutcome === 'loaded') dispatch(mapEngineChosen('google'))
      else if (mapsOutcome) showMessage({ type: 'warning', text: appText('mapsFailed'), seconds: 8 })
      setOpen(true)
    })
    return () => {
      isUnmounted = true
    }
  }, [isOpen, wantsMaps, wantsCheckout, mapsKey, dispatch])

  return isOpen ? children : <LoadingText />
}
