import type { ReactNode } from 'react'
import { Watermark } from 'antd'
import './visit.css'

/** Draws the recipient and the time of the visit over the content. */
export function VisitWatermark({ text, children }: { text: string; children: ReactNode }) {
  return (
    <Watermark content={text} className="visit-fill" font={{ color: 'rgba(120, 120, 120, 0.45)' }} zIndex={5}>
      {children}
    </Watermark>
  )
}
