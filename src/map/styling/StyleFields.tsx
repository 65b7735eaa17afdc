import { useState, type ReactNode } from 'react'
import { Select, Slider } from 'antd'
import { popupParent } from '../../shared/popupParent'
import { mapText } from '../messages'
import '../styling/styling.css'

const NO_LABEL = ''

export interface StyleChange {
  opacity?: number
  color?: string
  labelField?: string | null
}

interface StyleFieldsProps {
  layer: {
    name: string
    kind: 'raster' | 'vector'
    opacity: number
    color: string
    labelField?: string | null
    fields: readonly { name: string }[]
  }
  /** Called with one property at a time, when its control is released. */
  onChange: (change: StyleChange) => void
  /** Further rows, each with a label and a control. */
  children?: ReactNode
}

/** Edits how a layer is drawn: its opacity and, for vector layers, color and label. */
export function StyleFields({ layer, onChange, children }: StyleFieldsProps) {
  const { name, kind, opacity, color, labelField, fields } = layer
  const [dragged, setDragged] = useState<number | null>(null)
  return (
    <div className="style-fields">
      <span>{mapText('opacity')}</span>
      <Slider
        min={0}
        max={100}
        step={5}
        value={dragged ?? Math.round(opacity * 100)}
        ariaLabelForHandle={mapText('opacityOf', { name })}
        onChange={setDragged}
        onChangeComplete={(percent) => {
          setDragged(null)
          onChange({ opacity: percent / 100 })
        }}
      />
      {kind === 'vector' && (
        <>
          <span>{mapText('color')}</span>
          <input
            type="color"
            aria-label={mapText('colorOf', { name })}
            // Saved when the picker closes, not on every intermediate color.
            defaultValue={color}
            key={color}
            onBlur={({ target }) => {
              if (target.value !== color) onChange({ color: target.value })
            }}
          />
          <span>{mapText('label')}</span>
          <Select
            size="small"
            aria-label={mapText('labelOf', { name })}
            value={labelField ?? NO_LABEL}
            getPopupContainer={popupParent}
            options={[
              { value: NO_LABEL, label: mapText('noLabel') },
              ...fields.map((field) => ({ value: field.name, label: field.name })),
            ]}
            onChange={(field) => onChange({ labelField: field || null })}
          />
        </>
      )}
      {children}
    </div>
  )
}
