import { Button, Dropdown } from 'antd'
import { useAssignFilesMutation } from '../../../api/feature-file'
import { useGetMissionFlightsQuery } from '../../../api/flight'
import { popupParent } from '../../../shared/popupParent'
import { showMessage } from '../../../shared/showMessage'
import { photosText } from '../messages'

interface SetFlightProps {
  missionId: string
  /** At least one. */
  photoIds: string[]
  disabled: boolean
}

const NO_FLIGHT = 'none'
const MAX_HEIGHT = 320

/** Chooses the flight of the selected photos, or that they belong to none. */
export function SetFlight({ missionId, photoIds, disabled }: SetFlightProps) {
  const { data, isFetching } = useGetMissionFlightsQuery({ missionId })
  const [assign, { isLoading }] = useAssignFilesMutation()
  const save = async (flightId: string | null) => {
    const { error } = await assign({ fileAssignment: { fileIds: photoIds, flightId } })
    if (!error) showMessage({ type: 'success', text: photosText('flightSet', { count: photoIds.length }) })
  }
  const choices = [...(data?.data.flights ?? []), { _id: NO_FLIGHT, name: photosText('noFlight') }]
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled || !data}
      getPopupContainer={popupParent}
      menu={{
        style: { maxHeight: MAX_HEIGHT, overflowY: 'auto' },
        items: choices.map(({ _id, name }) => ({
          key: _id,
          label: name,
          onClick: () => void save(_id === NO_FLIGHT ? null : _id),
        })),
      }}
    >
      <Button size="small" loading={isLoading || (isFetching && !data)}>
        {photosText('setFlight')}
      </Button>
    </Dropdown>
  )
}
