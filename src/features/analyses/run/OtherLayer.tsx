import { Alert, Button, Form, Select } from 'antd'
import { useListComparableLayersQuery, type ComparableLayer } from '../../../api/analysis'
import { popupParent } from '../../../shared/popupParent'
import { sharedText } from '../../../shared/sharedText'
import { dayText } from '../../../shared/time/timeText'
import { analysesText } from '../messages'

/** The contract allows no more in a page. */
const MOST = 200

interface OtherLayerProps {
  layerId: string
  chosenId: string | null
  onChoose: (layerId: string) => void
}

/** Chooses the layer that a layer is compared with, among those of all missions that cover its ground. */
export function OtherLayer({ layerId, chosenId, onChoose }: OtherLayerProps) {
  const { currentData, error, isFetching, refetch } = useListComparableLayersQuery(
    { layerId, pageSize: MOST },
    { refetchOnMountOrArgChange: true },
  )
  const offered = currentData?.data.items ?? []
  if (error) {
    return (
      <Alert
        type="error"
        showIcon
        role="alert"
        title={error.message ?? sharedText('notLoaded')}
        action={
          <Button size="small" onClick={() => void refetch()}>
            {sharedText('tryAgain')}
          </Button>
        }
      />
    )
  }
  return (
    <Form.Item
      label={analysesText('compareWith')}
      htmlFor="analysis-other"
      extra={<span id="analysis-offered">{helpText(currentData?.data)}</span>}
    >
      <Select
        id="analysis-other"
        aria-describedby="analysis-offered"
        placeholder={analysesText('chooseLayer')}
        loading={isFetching && !currentData}
        disabled={offered.length === 0}
        value={offered.some(({ _id }) => _id === chosenId) ? chosenId : null}
        onChange={onChoose}
        getPopupContainer={popupParent}
        showSearch={{ optionFilterProp: 'label' }}
        options={offered.map((layer) => ({ value: layer._id, label: labelOf(layer) }))}
      />
    </Form.Item>
  )
}

const labelOf = ({ name, mission, date, isCaptureUnknown }: ComparableLayer): string =>
  analysesText(isCaptureUnknown ? 'comparableAdded' : 'comparable', {
    name,
    mission: mission.name,
    date: dayText(date),
  })

/** Which layers are offered, and why none is. */
function helpText(found: { items: readonly ComparableLayer[]; total: number } | undefined): string {
  if (found?.total === 0) return analysesText('noneComparable')
  const isCut = found && found.total > found.items.length
  return isCut ? analysesText('offeredNewest', { count: found.items.length }) : analysesText('offered')
}
