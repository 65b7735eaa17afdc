import { useState } from 'react'
import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import type { Mission } from '../../../api/mission'
import { useCan } from '../../../session/useCan'
import { besideField } from '../../../shared/besideField'
import { ConfirmByName } from '../../../shared/forms/ConfirmByName'
import { missionsText } from '../messages'

interface MissionMenuProps {
  mission: Mission
  isDeleting: boolean
  deleteError: string | undefined
  onArchive: (archived: boolean) => void
  onDelete: () => void
  /** The question was taken back. */
  onKeep: () => void
}

/** What is done to a mission once in its life: put aside, deleted. */
export function MissionMenu({ mission, isDeleting, deleteError, onArchive, onDelete, onKeep }: MissionMenuProps) {
  const canUpdate = useCan('mission_update')
  const canDelete = useCan('mission_delete')
  const [isAsking, setAsking] = useState(false)
  if (!canUpdate && !canDelete) return null

  const archiveItem = {
    key: 'archive',
    label: missionsText(mission.archived ? 'restore' : 'archive'),
    onClick: () => onArchive(!mission.archived),
  }
  const deleteItem = {
    key: 'delete',
    danger: true,
    label: missionsText('delete'),
    onClick: () => setAsking(true),
  }
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        getPopupContainer={besideField}
        menu={{ items: [...(canUpdate ? [archiveItem] : []), ...(canDelete ? [deleteItem] : [])] }}
      >
        <Button icon={<MoreOutlined aria-hidden />} aria-label={missionsText('more')} />
      </Dropdown>
      {isAsking && (
        <ConfirmByName
          title={missionsText('deleteTitle')}
          warning={missionsText('deleteWarning')}
          name={mission.name}
          action={missionsText('deleteAction')}
          isWorking={isDeleting}
          error={deleteError}
          onConfirm={onDelete}
          onCancel={() => {
            setAsking(false)
            onKeep()
          }}
        />
      )}
    </>
  )
}
