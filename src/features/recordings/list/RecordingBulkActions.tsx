import { useState } from 'react'
import { Button, Dropdown, Input, Modal } from 'antd'
import { useGetMissionFlightsQuery } from '../../../api/flight'
import {
  useDeleteRecordingsMutation,
  useUpdateRecordingsMutation,
  type Recording,
  type RecordingsEdit,
} from '../../../api/vod'
import { useCan } from '../../../session/useCan'
import { recordingEditLimits } from '../../../shared/limits/vod.gen'
import { popupParent } from '../../../shared/popupParent'
import { showMessage } from '../../../shared/showMessage'
import { recordingsText } from '../messages'

interface RecordingBulkActionsProps {
  missionId: string
  /** At least one. */
  recordings: Recording[]
  onDone: () => void
  onDeleted: (vodIds: string[]) => void
}

const NO_FLIGHT = 'none'

/** Actions for the selected recordings. Each applies to all of them or to none. */
export function RecordingBulkActions({ missionId, recordings, onDone, onDeleted }: RecordingBulkActionsProps) {
  const canUpdate = useCan('vod_update')
  const canDelete = useCan('vod_delete')
  const canSeeFlights = useCan('flight_list')
  const [camera, setCamera] = useState<string | null>(null)
  const { data } = useGetMissionFlightsQuery({ missionId }, { skip: !canUpdate || !canSeeFlights })
  const [update, { isLoading }] = useUpdateRecordingsMutation()
  const [remove, deletion] = useDeleteRecordingsMutation()
  const vodIds = recordings.map(({ _id }) => _id)
  const areShown = recordings.every(({ clientVisible }) => clientVisible)
  const areHeld = recordings.every(({ held }) => held)

  const save = async (edit: Omit<RecordingsEdit, 'vodIds'>) => {
    const { error } = await update({ recordingsEdit: { vodIds, ...edit } })
    if (error) return
    setCamera(null)
    showMessage({ type: 'success', text: recordingsText('savedMany', { count: vodIds.length }) })
    onDone()
  }
  const deleteAll = async () => {
    const { error } = await remove({ vodIds })
    if (!error) onDeleted(vodIds)
  }
  const flights = [...(data?.data.flights ?? []), { _id: NO_FLIGHT, name: recordingsText('noFlight') }]

  return (
    <>
      {canUpdate && (
        <>
          {canSeeFlights && (
            <Dropdown
              trigger={['click']}
              getPopupContainer={popupParent}
              menu={{
                items: flights.map(({ _id, name }) => ({
                  key: _id,
                  label: name,
                  onClick: () => void save({ flightId: _id === NO_FLIGHT ? null : _id }),
                })),
              }}
            >
              <Button>{recordingsText('setFlight')}</Button>
            </Dropdown>
          )}
          <Button onClick={() => setCamera('')}>{recordingsText('setCamera')}</Button>
          <Button loading={isLoading} onClick={() => void save({ held: !areHeld })}>
            {recordingsText(areHeld ? 'release' : 'hold')}
          </Button>
          <Button loading={isLoading} onClick={() => void save({ clientVisible: !areShown })}>
            {recordingsText(areShown ? 'hideFromClients' : 'showToClients')}
          </Button>
        </>
      )}
      {canDelete && (
        <Button danger loading={deletion.isLoading} onClick={() => void deleteAll()}>
          {recordingsText('delete')}
        </Button>
      )}
      <Modal
        open={camera !== null}
        title={recordingsText('setCamera')}
        okText={recordingsText('apply')}
        cancelText={recordingsText('cancel')}
        confirmLoading={isLoading}
        onOk={() => void save({ camera: camera?.trim() ?? '' })}
        onCancel={() => setCamera(null)}
      >
        <Input
          autoFocus
          aria-label={recordingsText('fieldCamera')}
          maxLength={recordingEditLimits.camera.maxLength}
          value={camera ?? ''}
          onChange={({ target }) => setCamera(target.value)}
        />
      </Modal>
    </>
  )
}
