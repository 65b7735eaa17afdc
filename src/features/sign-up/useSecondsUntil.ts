import { useEffect, useState } from 'react'

const SECOND_MS = 1000

const secondsUntil = (time: number): number => Math.max(0, Math.ceil((time - Date.now()) / SECOND_MS))

/** Countdown of seconds until `time` (epoch milliseconds); 0 afterwards. */
export function useSecondsUntil(time: number): number {
  const [seconds, setSeconds] = useState(() => secondsUntil(time))
  useEffect(() => {
    const show = () => setSeconds(secondsUntil(time))
    show()
    const timer = setInterval(show, SECOND_MS)
    return () => clearInterval(timer)
  }, [time])
  return seconds
}
