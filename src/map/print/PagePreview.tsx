import { useRef } from 'react'
import { Alert, Spin } from 'antd'
import type { MapHandle } from '../engine'
import { printText } from './messages'
import type { PageContent } from './pageMarks'
import { usePreview } from './usePreview'

/** The page as it will be printed, at the resolution of the screen. */
export function PagePreview({ map, content }: { map: MapHandle; content: PageContent }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const state = usePreview(map, content, canvas)
  const { width, height } = content.layout.page
  return (
    <div className="print-preview" aria-busy={state === 'drawing'}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={printText('preview')}
        style={{ aspectRatio: `${width} / ${height}` }}
        data-state={state}
      />
      {state === 'drawing' && (
        <span className="print-preview-wait" role="status">
          <Spin size="small" /> {printText('previewing')}
        </span>
      )}
      {state === 'failed' && <Alert type="error" showIcon title={printText('previewFailed')} />}
    </div>
  )
}
