import { useEffect, useEffectEvent } from 'react'
import { useSetRecordingStoryboardMutation, type Recording } from '../../../api/vod'
import { useCan } from '../../../session/useCan'
import { drawStoryboard } from '../storyboard'

/** The video that is watched comes first. */
const DELAY_MS = 5_000

/**
 * The server cannot decode video without additional programs. The browser of the first viewer who may change recordings makes
 * the small pictures, while the player is open.
 */
export function useMissingStoryboard({ _id, state, storyboardUrl, playableIn, fileUrl, durationMs }: Recording): void {
  const canCreate = useCan('vod_create')
  const [setStoryboard] = useSetRecordingStoryboardMutation()
  const isMissing =
    canCreate &&
    state === 'ready' &&
    storyboardUrl === null &&
    playableIn !== 'none' &&
    fileUrl !== null &&
    durationMs !== null

  const draw = useEffectEvent(async (signal: AbortSignal) => {
    const file = await drawStoryboard(fileUrl ?? '', durationMs ?? 0, signal).catch(() => undefined)
    if (file) await setStoryboard({ vodId: _id, body: { file } })
  })
  useEffect(() => {
    if (!isMissing) return undefined
    const ended = new AbortController()
    const timer = setTimeout(() => void draw(ended.signal), DELAY_MS)
    return () => {
      clearTimeout(timer)
      ended.abort()
    }
  }, [_id, isMissing])
}
