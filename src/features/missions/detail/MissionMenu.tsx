import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { Mission } from '../../../api/mission'
import { selectTenantId } from '../../../session/authSlice'
import { useCan } from '../../../session/useCan'
import { useConfirmDelete } from '../../../shared/forms/useConfirmDelete'
import { RowMenu, type RowMenuItem } from '../../../shared/lists/RowMenu'
import { showMessage } from '../../../shared/showMessage'
import { missionsText } from '../messages'
import { DuplicateMission } from './DuplicateMission'

interface MissionMenuProps {
  mission: Mission
  /** True in the header of the mission's page, false in a list. */
  isInHeader?: boolean
  /** Entries without space beside the menu, shown first. */
  extraItems: RowMenuItem[]
  onArchive: (archived: boolean) => void
  onDelete: () => Promise<{ data?: { message?: string }; error?: { message?: string } }>
  onDeleted?: () => void
}

/** Less frequent actions: full-window map, duplicate, archive, delete. */
export function MissionMenu(props: MissionMenuProps) {
  const { mission, isInHeader, extraItems, onArchive, onDelete, onDeleted } = props
  const canUpdate = useCan('mission_update')
  const canDelete = useCan('mission_delete')
  const canCreate = useCan('mission_create')
  const canSeeMap = useCan('layer_list')
  const tenantId = useSelector(selectTenantId)
  const { search } = useLocation()
  const [isDuplicating, setDuplicating] = useState(false)
  const deletion = useConfirmDelete({
    title: missionsText('deleteTitle', { name: mission.name }),
    warning: missionsText('deleteWarning'),
    action: missionsText('deleteAction'),
    run: async () => {
      const result = await onDelete()
      // Tells what is kept as well.
      if (result.data?.message !== undefined) showMessage({ type: 'success', text: result.data.message })
      return result
    },
    onDeleted: () => onDeleted?.(),
  })

  // The map opens at the view that the map of this page has.
  const view = new URLSearchParams(search).get('view')
  const mapItem = {
    key: 'map',
    label: missionsText('fullWindowMap'),
    to: { pathname: `/map/${tenantId}/${mission._id}`, search: view ? `view=${view}` : '' },
  }
  const duplicateItem = { key: 'copy', label: missionsText('duplicate'), onClick: () => setDuplicating(true) }
  const archiveItem = {
    key: 'archive',
    label: missionsText(mission.archived ? 'unarchive' : 'archive'),
    onClick: () => onArchive(!mission.archived),
  }
  const deleteItem = {
    key: 'delete',
    danger: true,
    label: missionsText('delete'),
    onClick: deletion.open,
  }
  return (
    <>
      <RowMenu
        name={mission.name}
        isInHeader={isInHeader}
        items={[
          ...extraItems,
          ...(canSeeMap ? [mapItem] : []),
          ...(canCreate ? [duplicateItem] : []),
          ...(canUpdate ? [archiveItem] : []),
          ...(canDelete ? [deleteItem] : []),
        ]}
      />
      {isDuplicating && <DuplicateMission mission={mission} onClose={() => setDuplicating(false)} />}
      {deletion.dialog}
    </>
  )
}
