import { useState } from 'react'
import { Button, Checkbox, Flex, InputNumber, Select } from 'antd'
import { useEditLayerMutation, type Layer, type RasterDetails, type RasterStyle } from '../../../api/layer'
import { besideField } from '../../../shared/besideField'
import { layersText } from '../messages'
import { COLORMAPS, gradientOf } from './colormaps'
import { lookOf, styleOf, type RasterLookValues } from './rasterLookValues'

interface RasterLookProps {
  layer: Layer
  details: RasterDetails
}

/** How a raster is coloured for everybody: bands or an index, colour map, contrast, shaded relief. */
export function RasterLook({ layer, details }: RasterLookProps) {
  const { _id: layerId, version, rasterStyle } = layer
  const [look, setLook] = useState<RasterLookValues>(() => lookOf(rasterStyle))
  const [editLayer, { isLoading }] = useEditLayerMutation()
  const change = (fields: Partial<RasterLookValues>) => setLook({ ...look, ...fields })
  const apply = (style: RasterStyle) => void editLayer({ layerId, layerEdit: { version, rasterStyle: style } })
  const isOneBand = look.show !== '' || details.bands.length < 3
  const isBand = !details.formulas.includes(look.show)

  const shows = [
    { value: '', label: layersText('usual') },
    ...details.formulas.map((formula) => ({ value: formula, label: formula })),
    ...details.bands.map((_, at) => ({ value: String(at + 1), label: layersText('bandAlone', { index: at + 1 }) })),
  ]
  return (
    <form
      className="attribute-form"
      onSubmit={(event) => {
        event.preventDefault()
        apply(styleOf(look, details.formulas))
      }}
    >
      <h3>{layersText('look')}</h3>
      <label>
        <span>{layersText('lookAs')}</span>
        <Select
          size="small"
          aria-label={layersText('lookAs')}
          value={look.show}
          options={shows}
          getPopupContainer={besideField}
          onChange={(show) => change({ show, low: null, high: null })}
        />
      </label>
      {isOneBand && (
        <>
          <label>
            <span>{layersText('colormap')}</span>
            <Select
              size="small"
              allowClear
              aria-label={layersText('colormap')}
              value={look.colormap || undefined}
              options={COLORMAPS.map((value) => ({ value, label: value }))}
              getPopupContainer={besideField}
              onChange={(colormap: string | undefined) => change({ colormap: colormap ?? '' })}
            />
          </label>
          {look.colormap && <div className="legend" aria-hidden style={{ background: gradientOf(look.colormap) }} />}
          {isBand && (
            <Checkbox checked={look.hillshade} onChange={(event) => change({ hillshade: event.target.checked })}>
              {layersText('hillshade')}
            </Checkbox>
          )}
        </>
      )}
      <Flex gap={8}>
        <label>
          <span>{layersText('low')}</span>
          <InputNumber size="small" value={look.low} onChange={(low) => change({ low })} style={{ width: '100%' }} />
        </label>
        <label>
          <span>{layersText('high')}</span>
          <InputNumber size="small" value={look.high} onChange={(high) => change({ high })} style={{ width: '100%' }} />
        </label>
      </Flex>
      <span className="inspector-note">{layersText('lookHelp')}</span>
      <Flex gap={8}>
        <Button size="small" type="primary" htmlType="submit" loading={isLoading}>
          {layersText('apply')}
        </Button>
      </Flex>
    </form>
  )
}
