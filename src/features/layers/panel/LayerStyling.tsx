import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import type { Layer } from '../../../api/layer'
import { StyleFields } from '../../../map/styling/StyleFields'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { dateFormat } from '../../../shared/time/timeText'
import { useLayerEdits } from '../history/useLayerEdits'
import { layersText } from '../texts/messages'

/** Edits the styling of a layer for all users: opacity, color, label and capture date. */
export function LayerStyling({ layer }: { layer: Layer }) {
  const { name, capturedAt } = layer
  const canEdit = useCan('edit_layer')
  const { edit } = useLayerEdits()
  if (!canEdit) return null

  return (
    <div className="layer-styling">
      <StyleFields layer={layer} onChange={(fields) => void edit(layer, fields)}>
        <span>{layersText('date')}</span>
        <DatePicker
          size="small"
          format={dateFormat()}
          aria-label={layersText('dateOf', { name })}
          value={capturedAt ? dayjs(capturedAt) : null}
          getPopupContainer={popupParent}
          onChange={(day) => void edit(layer, { capturedAt: day?.toISOString() ?? null })}
        />
      </StyleFields>
    </div>
  )
}
