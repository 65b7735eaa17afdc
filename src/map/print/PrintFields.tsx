import { Checkbox, Input, Radio, Select } from 'antd'
import { printText } from './messages'
import { ORIENTATIONS, PAPERS } from './paper'
import { SCALES } from './printScale'
import { PARTS_OF_PAGE, type PrintSettings } from './printSettings'
import { RESOLUTIONS } from './renderParts'

const MAX_TITLE = 120

interface PrintFieldsProps {
  settings: PrintSettings
  /** The scale that "fit" gives. */
  fitScale: number
  onChange: (settings: PrintSettings) => void
}

/** What a page shows, and its size. */
export function PrintFields({ settings, fitScale, onChange }: PrintFieldsProps) {
  const change = (part: Partial<PrintSettings>) => onChange({ ...settings, ...part })
  const scales = [
    { value: 'fit' as const, label: printText('fit', { scale: fitScale }) },
    ...SCALES.map((scale) => ({ value: scale, label: printText('ratio', { scale }) })),
  ]
  return (
    <div className="print-fields">
      <label htmlFor="print-title">{printText('heading')}</label>
      <Input
        id="print-title"
        value={settings.title}
        maxLength={MAX_TITLE}
        onChange={({ target }) => change({ title: target.value })}
      />
      <label htmlFor="print-paper">{printText('paper')}</label>
      <Select
        id="print-paper"
        value={settings.paper}
        options={PAPERS.map((value) => ({ value, label: value }))}
        onChange={(paper) => change({ paper })}
      />
      <Radio.Group
        aria-label={printText('orientation')}
        value={settings.orientation}
        options={ORIENTATIONS.map((value) => ({ value, label: printText(value) }))}
        onChange={({ target }) => change({ orientation: target.value as PrintSettings['orientation'] })}
      />
      <label htmlFor="print-scale">{printText('scale')}</label>
      <Select
        id="print-scale"
        value={settings.scale}
        options={scales}
        onChange={(scale: PrintSettings['scale']) => change({ scale })}
      />
      <label htmlFor="print-resolution">{printText('resolution')}</label>
      <Select
        id="print-resolution"
        value={settings.dpi}
        options={RESOLUTIONS.map((dpi) => ({ value: dpi, label: printText('dpi', { dpi }) }))}
        onChange={(dpi) => change({ dpi })}
      />
      <fieldset>
        <legend>{printText('content')}</legend>
        <Checkbox.Group
          value={[...settings.shown]}
          options={PARTS_OF_PAGE.map((value) => ({ value, label: printText(value) }))}
          onChange={(shown) => change({ shown: PARTS_OF_PAGE.filter((part) => shown.includes(part)) })}
        />
      </fieldset>
    </div>
  )
}
