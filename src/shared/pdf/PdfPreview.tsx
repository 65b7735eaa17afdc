// Draws a PDF on a canvas. The library parses the file in a worker and never runs scripts of the file.
import { useEffect, useRef, useState } from 'react'
import { Alert, Button, Flex, Spin } from 'antd'
import { getDocument, GlobalWorkerOptions, type PdfDocument } from 'pdfjs-dist/build/pdf.min.mjs'
import { pdfText } from './messages'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).toString()

const WIDTH = 590

export function PdfPreview({ address, name }: { address: string; name: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [document, setDocument] = useState<PdfDocument>()
  const [number, setNumber] = useState(1)
  const [hasFailed, setFailed] = useState(false)

  useEffect(() => {
    // Without eval, which the content security policy forbids.
    const loading = getDocument({ url: address, withCredentials: true, isEvalSupported: false, enableXfa: false })
    let isGone = false
    loading.promise.then(
      (loaded) => {
        if (!isGone) setDocument(loaded)
      },
      () => {
        if (!isGone) setFailed(true)
      },
    )
    return () => {
      isGone = true
      void loading.destroy()
    }
  }, [address])

  useEffect(() => {
    if (!document) return
    let isGone = false
    let stop: () => void = () => undefined
    const draw = async () => {
      const page = await document.getPage(number)
      const target = canvas.current
      if (isGone || !target) return
      const scale = (WIDTH / page.getViewport({ scale: 1 }).width) * window.devicePixelRatio
      const viewport = page.getViewport({ scale })
      Object.assign(target, { width: viewport.width, height: viewport.height })
      const task = page.render({ canvas: target, viewport })
      stop = () => task.cancel()
      await task.promise
    }
    draw().catch(() => {
      if (!isGone) setFailed(true)
    })
    return () => {
      isGone = true
      stop()
    }
  }, [document, number])

  if (hasFailed) return <Alert type="error" showIcon title={pdfText('failed')} />
  if (!document) return <Spin />
  const page = pdfText('page', { page: number, count: document.numPages })
  return (
    <>
      <Flex gap={8} align="center" style={{ marginBottom: 8 }}>
        <Button disabled={number <= 1} onClick={() => setNumber(number - 1)}>
          {pdfText('previous')}
        </Button>
        <span aria-live="polite">{page}</span>
        <Button disabled={number >= document.numPages} onClick={() => setNumber(number + 1)}>
          {pdfText('next')}
        </Button>
      </Flex>
      <canvas
        ref={canvas}
        role="img"
        aria-label={`${name}, ${page}`}
        style={{ width: '100%', border: '1px solid rgba(128, 128, 128, 0.4)' }}
      />
    </>
  )
}
