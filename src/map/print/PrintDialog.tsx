import { use, useMemo, useState } from 'react'
import { Alert, Button, Flex, Modal, Progress } from 'antd'
import { useDispatch } from 'react-redux'
import { saveFile } from '../../api/download'
import { fileNameOf } from '../controls/savePicture'
import type { MapHandle } from '../engine'
import { mapEngineChosen } from '../mapEngineSlice'
import type { Scene } from '../scene'
import { MapMessageContext } from './mapMessage'
import { printText } from './messages'
import { PagePreview } from './PagePreview'
import { PrintFields } from './PrintFields'
import { printPageOf } from './printPage'
import { PARTS_OF_PAGE, type PrintSettings } from './printSettings'
import { MAX_PDF_PIXELS, MAX_PNG_PIXELS, pixelsOf } from './renderParts'
import './print.css'
import { usePageFile, type PageFormat } from './usePageFile'

export interface PrintDialogProps {
  map: MapHandle
  scene: Scene
  /** Accessible name of the map, the first title of the page. */
  label: string
  attribution: string
  onClose: () => void
}

/** Prints the visible map or exports it as a picture. */
export function PrintDialog(props: PrintDialogProps) {
  return props.map.printer ? <PrintableMap {...props} /> : <UnprintableMap onClose={props.onClose} />
}

function UnprintableMap({ onClose }: Pick<PrintDialogProps, 'onClose'>) {
  const dispatch = useDispatch()
  const switchEngine = () => {
    dispatch(mapEngineChosen('embedded'))
    onClose()
  }
  return (
    <Modal
      open
      title={printText('title')}
      okText={printText('switchEngine')}
      cancelText={printText('close')}
      closable={{ 'aria-label': printText('close') }}
      onOk={switchEngine}
      onCancel={onClose}
    >
      <Alert type="info" showIcon title={printText('google')} />
    </Modal>
  )
}

const million = (pixels: number): number => Math.ceil(pixels / 1_000_000)

function PrintableMap({ map, scene, label, attribution, onClose }: PrintDialogProps) {
  // The map as it was when the dialog was opened: live layers must not change the page while it is drawn.
  const [printed] = useState(() => ({
    view: map.view(),
    size: map.size(),
    scene,
    attribution: creditOf(map, attribution),
  }))
  const [time] = useState(() => new Date().toISOString())
  const [settings, setSettings] = useState<PrintSettings>(() => ({
    title: label,
    paper: 'A4',
    orientation: printed.size.width >= printed.size.height ? 'landscape' : 'portrait',
    scale: 'fit',
    dpi: 200,
    shown: PARTS_OF_PAGE,
  }))
  const content = useMemo(() => printPageOf(settings, printed, time), [settings, printed, time])
  const fitScale = useMemo(
    () => printPageOf({ ...settings, scale: 'fit' }, printed, time).scale,
    [settings, printed, time],
  )
  const { work, problem, write, cancel } = usePageFile(map, content, time)
  const message = use(MapMessageContext)
  const pdfPixels = pixelsOf(content.layout.map, settings.dpi)
  const pngPixels = pixelsOf(content.layout.page, settings.dpi)

  const save = async (format: PageFormat) => {
    const file = await write(format)
    if (file) saveFile(file, `${fileNameOf(settings.title)}.${format}`)
  }
  return (
    <Modal
      open
      width={1040}
      title={printText('title')}
      closable={{ 'aria-label': printText('close') }}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Flex gap={8} justify="end" wrap>
          {work && <Button onClick={cancel}>{printText('cancel')}</Button>}
          {message && (
            <message.Send
              missionId={message.missionId}
              title={settings.title.trim() || label}
              isDisabled={work !== null || pngPixels > MAX_PNG_PIXELS}
              draw={() => write('png')}
            />
          )}
          <Button
            disabled={pngPixels > MAX_PNG_PIXELS || work?.format === 'pdf'}
            loading={work?.format === 'png'}
            onClick={() => void save('png')}
          >
            {printText('savePng')}
          </Button>
          <Button
            type="primary"
            disabled={pdfPixels > MAX_PDF_PIXELS || work?.format === 'png'}
            loading={work?.format === 'pdf'}
            onClick={() => void save('pdf')}
          >
            {printText('savePdf')}
          </Button>
        </Flex>
      }
    >
      <div className="print-dialog">
        <PrintFields settings={settings} fitScale={fitScale} onChange={setSettings} />
        <PagePreview map={map} content={content} />
      </div>
      <Flex vertical gap={8} className="print-notes" aria-live="polite">
        <LimitNote pdfPixels={pdfPixels} pngPixels={pngPixels} />
        {work && work.parts > 1 && (
          <Flex vertical>
            {printText('progress', { part: work.part, parts: work.parts })}
            <Progress
              percent={(100 * (work.part - 1)) / work.parts}
              showInfo={false}
              aria-label={printText('savePdf')}
            />
          </Flex>
        )}
        {problem && <Alert type={problem === 'failed' ? 'error' : 'warning'} showIcon title={printText(problem)} />}
      </Flex>
    </Modal>
  )
}

/** Says why a page is too large for a file. */
function LimitNote({ pdfPixels, pngPixels }: { pdfPixels: number; pngPixels: number }) {
  if (pdfPixels > MAX_PDF_PIXELS) {
    const limit = { size: million(pdfPixels), limit: million(MAX_PDF_PIXELS) }
    return <Alert type="warning" showIcon title={printText('pdfLimit', limit)} />
  }
  if (pngPixels <= MAX_PNG_PIXELS) return null
  const limit = { size: million(pngPixels), limit: million(MAX_PNG_PIXELS) }
  return <Alert type="info" showIcon title={printText('pngLimit', limit)} />
}

/** A page with dots says what they are, because it looks like one that has each feature. */
const creditOf = (map: MapHandle, attribution: string): string =>
  [map.dotsInView().dots > 0 ? printText('dots') : '', attribution].filter((text) => text !== '').join(' · ')
