import { Button, Card, Flex, Typography } from 'antd'
import { useDeletePermissionSetMutation, type PermissionSet } from '../../api/permission'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { showMessage } from '../../shared/showMessage'
import { permissionsText } from './messages'

interface SetListProps {
  sets: PermissionSet[]
  onEdit: (set: PermissionSet) => void
  onDeleted: (set: PermissionSet) => void
}

/** All permission sets, with their actions. */
export function SetList({ sets, onEdit, onDeleted }: SetListProps) {
  return (
    <Card size="small" title={permissionsText('sets')}>
      {sets.length === 0 && <Typography.Text type="secondary">{permissionsText('noSets')}</Typography.Text>}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>
        {sets.map((set) => (
          <li key={set._id}>
            <SetRow set={set} onEdit={() => onEdit(set)} onDeleted={() => onDeleted(set)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function SetRow({ set, onEdit, onDeleted }: { set: PermissionSet; onEdit: () => void; onDeleted: () => void }) {
  const { name, description, permissions } = set
  const [deleteSet] = useDeletePermissionSetMutation()
  const { open, dialog } = useConfirmDelete({
    title: permissionsText('deleteTitle'),
    warning: permissionsText('deleteWarning'),
    name,
    action: permissionsText('deleteAction'),
    run: () => deleteSet({ permissionSetId: set._id }),
    onDeleted: () => {
      showMessage({ type: 'success', text: permissionsText('deleted') })
      onDeleted()
    },
  })
  return (
    <Flex wrap justify="space-between" align="flex-start" gap={8}>
      <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <div style={{ fontWeight: 500 }}>{name}</div>
        <Typography.Text type="secondary">
          {[description, permissionsText('countOf', { count: permissions.length })].filter(Boolean).join(' · ')}
        </Typography.Text>
      </div>
      <Flex gap={8}>
        <Button size="small" aria-label={permissionsText('editNamed', { name })} onClick={onEdit}>
          {permissionsText('edit')}
        </Button>
        <Button size="small" danger aria-label={permissionsText('deleteNamed', { name })} onClick={open}>
          {permissionsText('delete')}
        </Button>
      </Flex>
      {dialog}
    </Flex>
  )
}
