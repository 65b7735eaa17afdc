import { useState } from 'react'
import { Button, Checkbox, Flex, InputNumber, Select } from 'antd'
import type { RasterDetails, RasterStyle } from '../../api/layer'
import { popupParent } from '../../shared/popupParent'
import { mapText } from '../messages'
import { COLORMAPS, defaultColormap, gradientOf } from './colormaps'
import '../styling/styling.css'
import { rasterStyleValuesOf, rasterStyleOf, type RasterStyleValues } from './rasterStyleValues'

interface RasterStyleFormProps {
  /** The stored style. Change the key of the form with it. */
  style: RasterStyle | undefined
  details: Pick<RasterDetails, 'bands' | 'formulas' | 'kind'>
  /** Tells who will see the style. */
  help: string
  isSaving: boolean
  onApply: (style: RasterStyle) => void
}

/** How a raster is drawn for all users: bands or an index, colormap, value range, hillshade. */
export function RasterStyleForm({ style, details, help, isSaving, onApply }: RasterStyleFormProps) {
  const [values, setValues] = useState<RasterStyleValues>(() => rasterStyleValuesOf(style))
  const change = (fields: Partial<RasterStyleValues>) => setValues({ ...values, ...fields })
  const isOneBand = values.display !== '' || details.bands.length < 3
  const isBand = !details.formulas.includes(values.display)

  const hasColours = (['red', 'green', 'blue'] as const).every((role) =>
    details.bands.some((band) => band.role === role),
  )
  const usual = defaultColormap(details.kind, !isBand)

  const displayOptions = [
    {
      value: '',
      label: details.bands.length < 3 ? mapText('defaultBand') : mapText(hasColours ? 'naturalColors' : 'firstBands'),
    },
    ...details.formulas.map((formula) => ({ value: formula, label: formula })),
    ...details.bands.map((_, at) => ({ value: String(at + 1), label: mapText('singleBand', { index: at + 1 }) })),
  ]
  return (
    <form
      className="raster-style-form"
      onSubmit={(event) => {
        event.preventDefault()
        onApply(rasterStyleOf(values, details.formulas))
      }}
    >
      <label>
        <span>{mapText('display')}</span>
        <Select
          size="small"
          aria-label={mapText('display')}
          value={values.display}
          options={displayOptions}
          getPopupContainer={popupParent}
          onChange={(show) => change({ display: show, low: null, high: null })}
        />
      </label>
      {isOneBand && (
        <>
          <label>
            <span>{mapText('colormap')}</span>
            <Select
              size="small"
              allowClear
              aria-label={mapText('colormap')}
              value={values.colormap || undefined}
              placeholder={mapText('defaultColormap', { name: usual })}
              options={COLORMAPS.map((value) => ({ value, label: <ColormapOption name={value} /> }))}
              getPopupContainer={popupParent}
              onChange={(colormap: string | undefined) => change({ colormap: colormap ?? '' })}
            />
          </label>
          <div className="raster-ramp" aria-hidden style={{ background: gradientOf(values.colormap || usual) }} />
          {isBand && (
            <Checkbox checked={values.hillshade} onChange={(event) => change({ hillshade: event.target.checked })}>
              {mapText('hillshade')}
            </Checkbox>
          )}
        </>
      )}
      <Flex gap={8}>
        <label>
          <span>{mapText('minimum')}</span>
          <InputNumber
            size="small"
            aria-label={mapText('minimum')}
            value={values.low}
            onChange={(low) => change({ low })}
            style={{ width: '100%' }}
          />
        </label>
        <label>
          <span>{mapText('maximum')}</span>
          <InputNumber
            size="small"
            aria-label={mapText('maximum')}
            value={values.high}
            onChange={(high) => change({ high })}
            style={{ width: '100%' }}
          />
        </label>
      </Flex>
      <span className="style-help">{help}</span>
      <Flex gap={8}>
        <Button size="small" type="primary" htmlType="submit" loading={isSaving}>
          {mapText('apply')}
        </Button>
      </Flex>
    </form>
  )
}

const ColormapOption = ({ name }: { name: string }) => (
  <span className="colormap-option">
    <span className="raster-ramp" aria-hidden style={{ background: gradientOf(name) }} />
    {name}
  </span>
)
