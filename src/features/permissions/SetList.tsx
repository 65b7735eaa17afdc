import { useState } from 'react'
import { Button, Card, Flex, Typography } from 'antd'
import { isApiError } from '../../api/errors'
import { useDeletePermissionSetMutation, type PermissionSet } from '../../api/permission'
import { ConfirmByName } from '../../shared/forms/ConfirmByName'
import { showMessage } from '../../shared/showMessage'
import { permissionsText } from './messages'

interface SetListProps {
  sets: PermissionSet[]
  onEdit: (set: PermissionSet) => void
  onDeleted: (set: PermissionSet) => void
}

/** The sets there are, to be changed and removed. */
export function SetList({ sets, onEdit, onDeleted }: SetListProps) {
  const [doomed, setDoomed] = useState<PermissionSet | null>(null)
  const [remove, { isLoading, error, reset }] = useDeletePermissionSetMutation()

  const removeIt = async (set: PermissionSet) => {
    const { data } = await remove({ permissionSetId: set._id })
    if (!data) return
    setDoomed(null)
    showMessage({ type: 'success', text: permissionsText('deleted') })
    onDeleted(set)
  }

  return (
    <Card size="small" title={permissionsText('sets')}>
      {sets.length === 0 && <Typography.Text type="secondary">{permissionsText('noSets')}</Typography.Text>}
      <ul style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 12 }}>
        {sets.map((set) => (
          <li key={set._id}>
            <Flex wrap justify="space-between" align="flex-start" gap={8}>
              <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                <div style={{ fontWeight: 500 }}>{set.name}</div>
                <Typography.Text type="secondary">
                  {[set.description, permissionsText('countOf', { count: set.permissions.length })]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography.Text>
              </div>
              <Flex gap={8}>
                <Button
                  size="small"
                  aria-label={permissionsText('editNamed', { name: set.name })}
                  onClick={() => onEdit(set)}
                >
                  {permissionsText('edit')}
                </Button>
                <Button
                  size="small"
                  danger
                  aria-label={permissionsText('deleteNamed', { name: set.name })}
                  onClick={() => setDoomed(set)}
                >
                  {permissionsText('delete')}
                </Button>
              </Flex>
            </Flex>
          </li>
        ))}
      </ul>
      {doomed && (
        <ConfirmByName
          title={permissionsText('deleteTitle')}
          warning={permissionsText('deleteWarning')}
          name={doomed.name}
          action={permissionsText('deleteAction')}
          isWorking={isLoading}
          error={isApiError(error) ? error.message : undefined}
          onConfirm={() => void removeIt(doomed)}
          onCancel={() => {
            setDoomed(null)
            reset()
          }}
        />
      )}
    </Card>
  )
}
