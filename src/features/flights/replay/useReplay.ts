// The time cursor of a replay: one time for the map and all charts.
import { useEffect, useRef, useState } from 'react'

/** With reduced motion the drone moves in steps instead of gliding. */
const STEP_MS = 1000
const prefersSteps = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

export interface Replay {
  /** Milliseconds since the start. */
  time: number
  isPlaying: boolean
  speed: number
  seek: (time: number) => void
  toggle: () => void
  setSpeed: (speed: number) => void
}

/** @param end length of the track in milliseconds, where the replay stops */
export function useReplay(end: number): Replay {
  const [time, setTime] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const current = useRef(0)

  const seek = (next: number) => {
    current.current = Math.min(end, Math.max(0, next))
    setTime(current.current)
  }

  useEffect(() => {
    if (!isPlaying) return
    let last = performance.now()
    let shown = last
    let frame = 0
    const interval = prefersSteps() ? STEP_MS : 0
    const tick = (now: number) => {
      current.current = Math.min(end, current.current + (now - last) * speed)
      last = now
      if (now - shown >= interval || current.current >= end) {
        shown = now
        setTime(current.current)
      }
      if (current.current >= end) setPlaying(false)
      else frame = requestAnimationFrame(tick)
    }
    frame = requestAnimationFrame(tick)
    return () => cancelAnimationFrame(frame)
  }, [isPlaying, speed, end])

  const toggle = () => {
    if (!isPlaying && current.current >= end) seek(0)
    setPlaying(!isPlaying)
  }
  return { time, isPlaying, speed, seek, toggle, setSpeed }
}
