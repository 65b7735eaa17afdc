import { useState } from 'react'
import { Button, Checkbox, Flex, InputNumber, Select } from 'antd'
import type { RasterDetails, RasterStyle } from '../../api/layer'
import { besideField } from '../../shared/besideField'
import { mapText } from '../messages'
import { COLORMAPS, gradientOf } from './colormaps'
import '../styling/styling.css'
import { lookOf, styleOf, type RasterStyleValues } from './rasterStyleValues'

interface RasterLookFormProps {
  /** The stored style. Change the key of the form with it. */
  style: RasterStyle | undefined
  details: Pick<RasterDetails, 'bands' | 'formulas'>
  /** Tells who will see the style. */
  help: string
  isSaving: boolean
  onApply: (style: RasterStyle) => void
}

/** How a raster is drawn for all users: bands or an index, colormap, value range, hillshade. */
export function RasterStyleForm({ style, details, help, isSaving, onApply }: RasterLookFormProps) {
  const [look, setLook] = useState<RasterStyleValues>(() => lookOf(style))
  const change = (fields: Partial<RasterStyleValues>) => setLook({ ...look, ...fields })
  const isOneBand = look.show !== '' || details.bands.length < 3
  const isBand = !details.formulas.includes(look.show)

  const shows = [
    { value: '', label: mapText('usual') },
    ...details.formulas.map((formula) => ({ value: formula, label: formula })),
    ...details.bands.map((_, at) => ({ value: String(at + 1), label: mapText('bandAlone', { index: at + 1 }) })),
  ]
  return (
    <form
      className="raster-look"
      onSubmit={(event) => {
        event.preventDefault()
        onApply(styleOf(look, details.formulas))
      }}
    >
      <label>
        <span>{mapText('display')}</span>
        <Select
          size="small"
          aria-label={mapText('display')}
          value={look.show}
          options={shows}
          getPopupContainer={besideField}
          onChange={(show) => change({ show, low: null, high: null })}
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
              value={look.colormap || undefined}
              options={COLORMAPS.map((value) => ({ value, label: value }))}
              getPopupContainer={besideField}
              onChange={(colormap: string | undefined) => change({ colormap: colormap ?? '' })}
            />
          </label>
          {look.colormap && (
            <div className="raster-ramp" aria-hidden style={{ background: gradientOf(look.colormap) }} />
          )}
          {isBand && (
            <Checkbox checked={look.hillshade} onChange={(event) => change({ hillshade: event.target.checked })}>
              {mapText('hillshade')}
            </Checkbox>
          )}
        </>
      )}
      <Flex gap={8}>
        <label>
          <span>{mapText('low')}</span>
          <InputNumber size="small" value={look.low} onChange={(low) => change({ low })} style={{ width: '100%' }} />
        </label>
        <label>
          <span>{mapText('high')}</span>
          <InputNumber size="small" value={look.high} onChange={(high) => change({ high })} style={{ width: '100%' }} />
        </label>
      </Flex>
      <span className="look-help">{help}</span>
      <Flex gap={8}>
        <Button size="small" type="primary" htmlType="submit" loading={isSaving}>
          {mapText('apply')}
        </Button>
      </Flex>
    </form>
  )
}
