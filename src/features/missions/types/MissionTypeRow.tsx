import { useState } from 'react'
import { Alert, Button, Flex, Input, Typography } from 'antd'
import { editorText } from '../../../api/editorText'
import { useDeleteMissionTypeMutation, useEditMissionTypeMutation, type MissionTypeCount } from '../../../api/mission'
import { useCan } from '../../../session/useCan'
import { useConfirmDelete } from '../../../shared/forms/useConfirmDelete'
import { RowMenu } from '../../../shared/lists/RowMenu'
import { showMessage } from '../../../shared/showMessage'
import { missionTypeEditLimits } from '../../../shared/limits/mission.gen'
import { missionsText } from '../messages'

interface MissionTypeRowProps {
  type: MissionTypeCount
  /** Called when the user goes to the missions of the type. */
  onLeave: () => void
}

/** A mission type, which can be renamed and deleted with the permission. */
export function MissionTypeRow({
  type: { _id: missionTypeId, name, version, missions },
  onLeave,
}: MissionTypeRowProps) {
  const canEdit = useCan('mission_type_update')
  const canDelete = useCan('mission_type_delete')
  const [typed, setTyped] = useState<string | null>(null)
  const [edit, { isLoading, error }] = useEditMissionTypeMutation()
  const [remove] = useDeleteMissionTypeMutation()
  const deletion = useConfirmDelete({
    title: missionsText('typeDeleteTitle'),
    warning: missionsText('typeDeleteWarning'),
    name,
    action: missionsText('typeDeleteAction'),
    run: () => remove({ missionTypeId }),
    onDeleted: () => showMessage({ type: 'success', text: missionsText('typeDeleted', { name }) }),
  })
  const save = async () => {
    const wanted = typed?.trim()
    if (!wanted || wanted === name) return setTyped(null)
    await edit({ missionTypeId, missionTypeEdit: { version, name: wanted } })
  }

  return (
    <li>
      {typed === null ? (
        <Flex justify="space-between" align="center" gap={8}>
          <span style={{ overflowWrap: 'anywhere' }}>
            {name} <Typography.Text type="secondary">{missionsText('typeCount', { count: missions })}</Typography.Text>
          </span>
          <RowMenu
            name={name}
            items={[
              {
                key: 'missions',
                label: missionsText('typeMissions'),
                to: `/dashboard/missions?type=${missionTypeId}`,
                onClick: onLeave,
              },
              ...(canEdit ? [{ key: 'rename', label: missionsText('typeRename'), onClick: () => setTyped(name) }] : []),
              ...(canDelete
                ? [{ key: 'delete', danger: true, label: missionsText('delete'), onClick: deletion.open }]
                : []),
            ]}
          />
        </Flex>
      ) : (
        <Flex gap={8}>
          <Input
            autoFocus
            aria-label={missionsText('typeNewName', { name })}
            maxLength={missionTypeEditLimits.name.maxLength}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onPressEnter={() => void save()}
          />
          <Button type="primary" loading={isLoading} onClick={() => void save()}>
            {missionsText('typeSave')}
          </Button>
          <Button onClick={() => setTyped(null)}>{missionsText('typeCancel')}</Button>
        </Flex>
      )}
      {error && (
        <Alert type="error" showIcon title={error.message} description={editorText(error)} style={{ marginTop: 8 }} />
      )}
      {deletion.dialog}
    </li>
  )
}
