// When the picture that a video element shows arrived. A buffered picture is older than now, and one that stands still is too.

export interface ShownFrame {
  /** Milliseconds since 1970 by the clock of this browser; undefined before the first picture. */
  time(): number | undefined
  stop(): void
}

/** How far the picture is behind the newest data, in milliseconds; 0 for WebRTC, which keeps no buffer that a page can see. */
function delayOf({ buffered, currentTime }: HTMLVideoElement): number {
  return buffered.length === 0 ? 0 : Math.max(0, (buffered.end(buffered.length - 1) - currentTime) * 1000)
}

/** Follows the pictures of a live stream. */
export function followFrames(video: HTMLVideoElement): ShownFrame {
  // Firefox before 132 does not tell when it shows a picture.
  if (!('requestVideoFrameCallback' in video)) return { time: () => timeWithoutFrames(video), stop: () => undefined }
  /** On the axis of `performance.now()`. */
  let arrivedAt: number | undefined
  const onFrame = (now: number, { receiveTime }: VideoFrameCallbackMetadata) => {
    arrivedAt = receiveTime ?? now - delayOf(video)
    request = video.requestVideoFrameCallback(onFrame)
  }
  let request = video.requestVideoFrameCallback(onFrame)
  return {
    time: () => (arrivedAt === undefined ? undefined : Date.now() - (performance.now() - arrivedAt)),
    stop: () => video.cancelVideoFrameCallback(request),
  }
}

const timeWithoutFrames = (video: HTMLVideoElement): number | undefined =>
  video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA ? undefined : Date.now() - delayOf(video)
