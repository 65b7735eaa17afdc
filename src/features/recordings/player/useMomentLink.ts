import { useEffect, useEffectEvent } from 'react'
import { useHref } from 'react-router-dom'
import { showMessage } from '../../../shared/showMessage'
import { useDebounced } from '../../../shared/useDebounced'
import { useSearchUpdate } from '../../../shared/useSearchUpdate'
import { useRecordingPath } from '../useRecordingPath'
import type { Clip } from './clips'
import { playerText } from './messages'
import { writeMoment } from './momentParam'
import type { Playback } from './usePlayback'

/** The cursor rests this long before the address of the page follows it. */
const REST_MS = 400

/** Keeps the address of the page at the frame of a paused video, and copies it. */
export function useMomentLink(clip: Clip, { time, isPlaying }: Playback): { copy: () => void } {
  const update = useSearchUpdate()
  const moment = writeMoment(time, clip)
  const href = useHref(useRecordingPath()(clip.recording, moment))
  const resting = useDebounced(isPlaying ? null : moment, REST_MS)
  const write = useEffectEvent((text: string) =>
    update(
      (now) => {
        now.set('t', text)
        return now
      },
      { replace: true },
    ),
  )
  useEffect(() => {
    if (resting !== null) write(resting)
  }, [resting])

  const copy = () => {
    const address = new URL(href, window.location.origin).href
    navigator.clipboard.writeText(address).then(
      () => showMessage({ type: 'success', text: playerText('linkCopied') }),
      () => showMessage({ type: 'error', text: playerText('copyFailed') }),
    )
  }
  return { copy }
}
