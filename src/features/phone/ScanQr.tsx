import { useEffect, useRef } from 'react'
import { Button } from 'antd'
import { phoneText } from './messages'

const LOOK_MS = 250

interface Detector {
  detect: (from: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}

declare global {
  interface Window {
    BarcodeDetector?: new (options: { formats: string[] }) => Detector
  }
}

/** Whether this browser reads QR codes. */
export const canScan = (): boolean => window.BarcodeDetector !== undefined && 'mediaDevices' in navigator

interface ScanQrProps {
  onText: (text: string) => void
  onProblem: () => void
  onCancel: () => void
}

/** Looks for a QR code with the camera. Mount it to begin. */
export function ScanQr({ onText, onProblem, onCancel }: ScanQrProps) {
  const video = useRef<HTMLVideoElement>(null)
  const handlers = useRef({ onText, onProblem })
  useEffect(() => {
    handlers.current = { onText, onProblem }
  })
  useEffect(() => {
    let media: MediaStream | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const close = () => media?.getTracks().forEach((track) => track.stop())
    const begin = async () => {
      if (!window.BarcodeDetector) throw new Error('This browser reads no QR codes')
      const detector = new window.BarcodeDetector({ formats: ['qr_code'] })
      media = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
      if (isOver || !video.current) return close()
      video.current.srcObject = media
      await video.current.play()
      const look = async () => {
        if (isOver || !video.current) return
        const [found] = await detector.detect(video.current).catch(() => [])
        if (isOver) return
        if (found) handlers.current.onText(found.rawValue)
        timer = setTimeout(() => void look(), LOOK_MS)
      }
      await look()
    }
    begin().catch(() => {
      if (!isOver) handlers.current.onProblem()
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      close()
    }
  }, [])
  return (
    <div className="phone-scan">
      <p>{phoneText('scanning')}</p>
      <video ref={video} className="phone-video" muted playsInline aria-label={phoneText('scanning')} />
      <Button size="large" block onClick={onCancel}>
        {phoneText('stopScan')}
      </Button>
    </div>
  )
}
