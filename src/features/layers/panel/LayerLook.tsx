import { useState } from 'react'
import { DatePicker, Select, Slider } from 'antd'
import dayjs from 'dayjs'
import {
  useAssignLayerLabelMutation,
  useChangeLayerColorMutation,
  useEditLayerMutation,
  type Layer,
} from '../../../api/layer'
import { useCan } from '../../../session/useCan'
import { besideField } from '../../../shared/besideField'
import { DATE_FORMAT } from '../../../shared/time/timeText'
import { layersText } from '../messages'

const NO_LABEL = ''

/** How a layer is drawn, for everybody: opacity, colour, label, and the day it shows. */
export function LayerLook({ layer }: { layer: Layer }) {
  const { _id: layerId, name, kind, version, opacity, color, labelField, fields, capturedAt } = layer
  const canEdit = useCan('edit_layer')
  const [editLayer] = useEditLayerMutation()
  const [changeColor] = useChangeLayerColorMutation()
  const [assignLabel] = useAssignLayerLabelMutation()
  const [dragged, setDragged] = useState<number | null>(null)
  if (!canEdit) return null

  return (
    <div className="layer-look">
      <span>{layersText('opacity')}</span>
      <Slider
        min={0}
        max={100}
        step={5}
        value={dragged ?? Math.round(opacity * 100)}
        ariaLabelForHandle={layersText('opacityOf', { name })}
        onChange={setDragged}
        onChangeComplete={(percent) => {
          setDragged(null)
          void editLayer({ layerId, layerEdit: { version, opacity: percent / 100 } })
        }}
      />
      {kind === 'vector' && (
        <>
          <span>{layersText('color')}</span>
          <input
            type="color"
            aria-label={layersText('colorOf', { name })}
            // Stored when the picker closes, not at each shade on the way.
            defaultValue={color}
            key={color}
            onBlur={({ target }) => {
              if (target.value !== color) void changeColor({ layerId, layerColor: { version, color: target.value } })
            }}
          />
          <span>{layersText('label')}</span>
          <Select
            size="small"
            aria-label={layersText('labelOf', { name })}
            value={labelField ?? NO_LABEL}
            getPopupContainer={besideField}
            options={[
              { value: NO_LABEL, label: layersText('noLabel') },
              ...fields.map((field) => ({ value: field.name, label: field.name })),
            ]}
            onChange={(field) => void assignLabel({ layerId, layerLabel: { version, labelField: field || null } })}
          />
        </>
      )}
      <span>{layersText('date')}</span>
      <DatePicker
        size="small"
        format={DATE_FORMAT}
        aria-label={layersText('dateOf', { name })}
        value={capturedAt ? dayjs(capturedAt) : null}
        getPopupContainer={besideField}
        onChange={(day) => void editLayer({ layerId, layerEdit: { version, capturedAt: day?.toISOString() ?? null } })}
      />
    </div>
  )
}
