import { useState } from 'react'
import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown, Modal } from 'antd'
import {
  useArchiveMissionsMutation,
  useDeleteMissionsMutation,
  useUpdateMissionStatusesMutation,
  type Mission,
  type MissionStatus,
} from '../../../api/mission'
import { useCan } from '../../../session/useCan'
import { useConfirmDelete } from '../../../shared/forms/useConfirmDelete'
import { popupParent } from '../../../shared/popupParent'
import { showMessage } from '../../../shared/showMessage'
import { commonStatuses, isIrreversible, statusChangeLabel, type IrreversibleStatus } from '../detail/statusChanges'
import { missionsText } from '../messages'

interface MissionBulkActionsProps {
  /** At least one. */
  missions: Mission[]
  /** Called when an action has changed the missions. */
  onDone: () => void
}

const manyConfirmations = {
  completed: { title: 'completeManyTitle', body: 'completeManyBody' },
  cancelled: { title: 'cancelManyTitle', body: 'cancelManyBody' },
} as const

/** Actions for the selected missions. Each action applies to all of them or to none. */
export function MissionBulkActions({ missions, onDone }: MissionBulkActionsProps) {
  const canUpdate = useCan('mission_update')
  const canDelete = useCan('mission_delete')
  const [statusToConfirm, setStatusToConfirm] = useState<IrreversibleStatus | null>(null)
  const [archive, { isLoading: isArchiving }] = useArchiveMissionsMutation()
  const [changeStatuses, { isLoading: isChanging }] = useUpdateMissionStatusesMutation()
  const [deleteMissions] = useDeleteMissionsMutation()
  const missionIds = missions.map(({ _id }) => _id)
  const count = missions.length
  const statuses = commonStatuses(missions)

  const finish = (text: string | undefined) => {
    if (text) showMessage({ type: 'success', text })
    onDone()
  }
  const archiveAll = async (archived: boolean) => {
    const { data } = await archive({ missionsArchived: { missionIds, archived } })
    if (data) finish(data.message)
  }
  const changeAll = async (status: MissionStatus) => {
    const { data } = await changeStatuses({ missionStatusesChange: { missionIds, status } })
    setStatusToConfirm(null)
    if (data) finish(data.message)
  }
  const deletion = useConfirmDelete({
    title: missionsText('deleteManyTitle', { count }),
    warning: missionsText('deleteManyWarning', { count }),
    action: missionsText('deleteManyAction', { count }),
    run: async () => {
      const result = await deleteMissions({ missionSelection: { missionIds } })
      // Tells what is kept as well.
      if (result.data)
        showMessage({ type: 'success', text: result.data.message ?? missionsText('deletedMany', { count }) })
      return result
    },
    onDeleted: onDone,
  })

  return (
    <>
      {canUpdate && (
        <Dropdown
          autoFocus
          trigger={['click']}
          getPopupContainer={popupParent}
          menu={{
            items:
              statuses.length > 0
                ? statuses.map((status) => ({
                    key: status,
                    label: statusChangeLabel(missions, status),
                    danger: status === 'cancelled',
                    onClick: () => (isIrreversible(status) ? setStatusToConfirm(status) : void changeAll(status)),
                  }))
                : [{ key: 'none', label: missionsText('noCommonStatus'), disabled: true }],
          }}
        >
          <Button loading={isChanging} icon={<DownOutlined aria-hidden />} iconPlacement="end">
            {missionsText('changeStatus')}
          </Button>
        </Dropdown>
      )}
      {canUpdate && missions.some(({ archived }) => !archived) && (
        <Button loading={isArchiving} onClick={() => void archiveAll(true)}>
          {missionsText('archive')}
        </Button>
      )}
      {canUpdate && missions.some(({ archived }) => archived) && (
        <Button loading={isArchiving} onClick={() => void archiveAll(false)}>
          {missionsText('unarchive')}
        </Button>
      )}
      {canDelete && (
        <Button danger onClick={deletion.open}>
          {missionsText('delete')}
        </Button>
      )}
      {statusToConfirm && (
        <Modal
          open
          title={missionsText(manyConfirmations[statusToConfirm].title, { count })}
          okText={statusChangeLabel(missions, statusToConfirm)}
          okButtonProps={{ danger: statusToConfirm === 'cancelled' }}
          cancelText={missionsText('goBack')}
          confirmLoading={isChanging}
          onOk={() => void changeAll(statusToConfirm)}
          onCancel={() => setStatusToConfirm(null)}
        >
          {missionsText(manyConfirmations[statusToConfirm].body)}
        </Modal>
      )}
      {deletion.dialog}
    </>
  )
}
