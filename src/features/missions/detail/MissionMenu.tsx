import { useState } from 'react'
import { MoreOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import type { Mission } from '../../../api/mission'
import { selectTenantId } from '../../../session/authSlice'
import { useCan } from '../../../session/useCan'
import { besideField } from '../../../shared/besideField'
import { ConfirmByName } from '../../../shared/forms/ConfirmByName'
import { missionsText } from '../messages'
import { DuplicateMission } from './DuplicateMission'

interface MissionMenuProps {
  mission: Mission
  isDeleting: boolean
  deleteError: string | undefined
  /** What has no room beside it, first. */
  rest: NonNullable<MenuProps['items']>
  onArchive: (archived: boolean) => void
  onDelete: () => void
  /** The question was taken back. */
  onKeep: () => void
}

/** What is done to a mission now and then: shown as a map alone, taken as a pattern, put aside, deleted. */
export function MissionMenu(props: MissionMenuProps) {
  const { mission, rest, isDeleting, deleteError, onArchive, onDelete, onKeep } = props
  const canUpdate = useCan('mission_update')
  const canDelete = useCan('mission_delete')
  const canCreate = useCan('mission_create')
  const canSeeMap = useCan('layer_list')
  const tenantId = useSelector(selectTenantId)
  const [isAsking, setAsking] = useState(false)
  const [isCopying, setCopying] = useState(false)
  if (!canUpdate && !canDelete && !canCreate && !canSeeMap) return null

  const mapItem = {
    key: 'map',
    label: <Link to={`/map/${tenantId}/${mission._id}`}>{missionsText('mapAlone')}</Link>,
  }
  const copyItem = { key: 'copy', label: missionsText('duplicate'), onClick: () => setCopying(true) }
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
        menu={{
          items: [
            ...rest,
            ...(canSeeMap ? [mapItem] : []),
            ...(canCreate ? [copyItem] : []),
            ...(canUpdate ? [archiveItem] : []),
            ...(canDelete ? [deleteItem] : []),
          ],
        }}
      >
        <Button icon={<MoreOutlined aria-hidden />} aria-label={missionsText('more')} />
      </Dropdown>
      {isCopying && <DuplicateMission mission={mission} onClose={() => setCopying(false)} />}
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
