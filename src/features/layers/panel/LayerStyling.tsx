import { DatePicker } from 'antd'
import dayjs from 'dayjs'
import {
  useAssignLayerLabelMutation,
  useChangeLayerColorMutation,
  useEditLayerMutation,
  type Layer,
} from '../../../api/layer'
import { StyleFields, type StyleChange } from '../../../map/styling/StyleFields'
import { useCan } from '../../../session/useCan'
import { popupParent } from '../../../shared/popupParent'
import { dateFormat } from '../../../shared/time/timeText'
import { layersText } from '../messages'

/** Edits the styling of a layer for all users: opacity, color, label and capture date. */
export function LayerStyling({ layer }: { layer: Layer }) {
  const { _id: layerId, name, version, capturedAt } = layer
  const canEdit = useCan('edit_layer')
  const [editLayer] = useEditLayerMutation()
  const [changeColor] = useChangeLayerColorMutation()
  const [assignLabel] = useAssignLayerLabelMutation()
  if (!canEdit) return null

  const change = ({ opacity, color, labelField }: StyleChange) => {
    if (opacity !== undefined) void editLayer({ layerId, layerEdit: { version, opacity } })
    if (color !== undefined) void changeColor({ layerId, layerColor: { version, color } })
    if (labelField !== undefined) void assignLabel({ layerId, layerLabel: { version, labelField } })
  }
  return (
    <div className="layer-styling">
      <StyleFields layer={layer} onChange={change}>
        <span>{layersText('date')}</span>
        <DatePicker
          size="small"
          format={dateFormat()}
          aria-label={layersText('dateOf', { name })}
          value={capturedAt ? dayjs(capturedAt) : null}
          getPopupContainer={popupParent}
          onChange={(day) =>
            void editLayer({ layerId, layerEdit: { version, capturedAt: day?.toISOString() ?? null } })
          }
        />
      </StyleFields>
    </div>
  )
}
