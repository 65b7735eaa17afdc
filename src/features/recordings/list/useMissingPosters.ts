import { useEffect, useEffectEvent, useState } from 'react'
import { useSetRecordingPosterMutation, type Recording } from '../../../api/vod'
import { useCan } from '../../../session/useCan'
import { frameOfFile } from '../../../shared/videoPicture'

/** The first frame is often black. */
const SHARE = 0.1
const LONGEST_PX = 960

/**
 * The server cannot decode video without additional programs. The browser of the first viewer who may change
 * recordings makes the missing posters, one after the other.
 */
export function useMissingPosters(recordings: readonly Recording[]): void {
  const canCreate = useCan('vod_create')
  const [setPoster] = useSetRecordingPosterMutation()
  // One attempt each, so that a video that this browser cannot play is not loaded again and again.
  const [tried, setTried] = useState<readonly string[]>([])
  const next = recordings.find(
    ({ _id, state, posterUrl, playableIn }) =>
      state === 'ready' && posterUrl === null && playableIn !== 'none' && !tried.includes(_id),
  )
  const nextId = canCreate ? next?._id : undefined

  const finish = useEffectEvent(async (vodId: string, file: Blob | undefined) => {
    if (file) await setPoster({ vodId, body: { file } })
    setTried((before) => [...before, vodId])
  })
  const draw = useEffectEvent(async () => {
    const second = ((next?.durationMs ?? 0) * SHARE) / 1000
    return next?.fileUrl ? await frameOfFile(next.fileUrl, second, LONGEST_PX).catch(() => undefined) : undefined
  })
  useEffect(() => {
    if (nextId !== undefined) void draw().then((file) => finish(nextId, file))
  }, [nextId])
}
