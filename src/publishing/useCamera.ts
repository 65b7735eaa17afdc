import { useEffect, useState } from 'react'

export type CameraProblem = 'insecure' | 'cameraDenied' | 'noCamera' | 'cameraBusy'

interface Opened {
  media: MediaStream
  cameras: MediaDeviceInfo[]
}

const PICTURE = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } }

/** Opens a camera while the page is shown. @param deviceId undefined: the one on the back of a phone, else any */
export function useCamera(
  deviceId: string | undefined,
  hasSound: boolean,
): { media?: MediaStream; cameras: MediaDeviceInfo[]; problem?: CameraProblem } {
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState<CameraProblem | undefined>(() =>
    'mediaDevices' in navigator ? undefined : 'insecure',
  )
  useEffect(() => {
    if (!('mediaDevices' in navigator)) return undefined
    let isOver = false
    let media: MediaStream | undefined
    const choice = deviceId === undefined ? { facingMode: 'environment' } : { deviceId: { exact: deviceId } }
    const open = async () => {
      media = await navigator.mediaDevices.getUserMedia({ video: { ...PICTURE, ...choice }, audio: hasSound })
      // Their names are known after access has been allowed.
      const devices = await navigator.mediaDevices.enumerateDevices()
      if (isOver) return close(media)
      setProblem(undefined)
      setOpened({ media, cameras: devices.filter(({ kind }) => kind === 'videoinput') })
    }
    open().catch((error: DOMException) => {
      if (!isOver) setProblem(problemOf(error))
    })
    return () => {
      isOver = true
      if (media) close(media)
    }
  }, [deviceId, hasSound])
  return { media: opened?.media, cameras: opened?.cameras ?? [], problem }
}

const close = (media: MediaStream) => media.getTracks().forEach((track) => track.stop())

function problemOf({ name }: DOMException): CameraProblem {
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'cameraDenied'
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'noCamera' : 'cameraBusy'
}
