/** Pixels along the longer side; the server keeps no more. */
export const LONGEST_PICTURE = 1920

/**
 * The frame that a video element shows, as a picture file.
 * @param longest the picture is made smaller so that neither side is longer, in pixels
 * @throws Error when the browser cannot read the frame or write the file
 */
export async function pictureOf(
  video: HTMLVideoElement,
  type: 'image/png' | 'image/jpeg',
  longest = Infinity,
): Promise<Blob> {
  const scale = Math.min(1, longest / Math.max(video.videoWidth, video.videoHeight))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(video.videoWidth * scale)
  canvas.height = Math.round(video.videoHeight * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The picture cannot be drawn on')
  context.drawImage(video, 0, 0, canvas.width, canvas.height)
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type))
  if (!file) throw new Error('The picture could not be written')
  return file
}

/** A frame of a video file that is not on the page; undefined if the browser cannot play the file. */
export async function frameOfFile(url: string, second: number, longest: number): Promise<Blob | undefined> {
  const source = frameSource(url)
  try {
    const video = await source.seek(second)
    return video && (await pictureOf(video, 'image/jpeg', longest))
  } finally {
    source.close()
  }
}

interface FrameSource {
  /** The video at this second; undefined if the browser cannot play the file. */
  seek: (second: number) => Promise<HTMLVideoElement | undefined>
  /** Ends the connection. */
  close: () => void
}

/** Frames of a video file that is not on the page. */
export function frameSource(url: string): FrameSource {
  const video = document.createElement('video')
  video.muted = true
  video.preload = 'auto'
  video.src = url
  return {
    async seek(second) {
      const shown = new Promise<boolean>((resolve) => {
        video.addEventListener('seeked', () => resolve(true), { once: true })
        video.addEventListener('error', () => resolve(false), { once: true })
      })
      video.currentTime = second
      return (await shown) && video.videoWidth > 0 ? video : undefined
    },
    close() {
      video.removeAttribute('src')
      video.load()
    },
  }
}
