import { useEffect, useState, type RefObject } from 'react'
import type { FootageMoment } from '../../api/footage'
import { assetUrl } from '../../shared/assetUrl'
import { frameOfFile } from '../../shared/videoPicture'
import { videoOf } from './momentAddress'

/** Pixels along the longer side; twice the shown size for dense screens. */
const LONGEST_PX = 240

/** Frames are decoded one after the other: each opens the video. */
let last: Promise<unknown> = Promise.resolve()

/**
 * The picture of a moment: for a recording its own frame, which the browser decodes once the row is in view; until then, and if
 * the browser cannot play the video, the poster. For a photo its thumbnail.
 */
export function useMomentPicture(moment: FootageMoment, row: RefObject<HTMLElement | null>): string | undefined {
  const { recordingId, momentMs, thumbnailUrl } = moment
  const isInView = useIsInView(row)
  const [frame, setFrame] = useState<string>()
  useEffect(() => {
    if (!isInView || recordingId === null || momentMs === null) return
    let isGone = false
    let url: string | undefined
    const decode = async () => {
      if (isGone) return
      const file = await frameOfFile(videoOf(recordingId), momentMs / 1000, LONGEST_PX).catch(() => undefined)
      if (isGone || !file) return
      url = URL.createObjectURL(file)
      setFrame(url)
    }
    last = last.then(decode)
    return () => {
      isGone = true
      if (url !== undefined) URL.revokeObjectURL(url)
      setFrame(undefined)
    }
  }, [isInView, recordingId, momentMs])
  return frame ?? (thumbnailUrl === null ? undefined : assetUrl(thumbnailUrl))
}

/** Whether an element has been visible. */
function useIsInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setInView(true)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isInView
}
