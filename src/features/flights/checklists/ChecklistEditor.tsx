import { useState } from 'react'
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons'
import { Alert, Button, Checkbox, Flex, Input } from 'antd'
import { editorText } from '../../../api/editorText'
import { useEditChecklistMutation, useGetChecklistQuery, type ChecklistItem } from '../../../api/flight'
import { checklistEditLimits } from '../../../shared/limits/flight.gen'
import { showMessage } from '../../../shared/showMessage'
import { ErrorState } from '../../../shared/states/ErrorState'
import { RowsSkeleton } from '../../../shared/states/RowsSkeleton'
import { flightsText } from '../messages'

const { maxItems, items: itemLimits } = checklistEditLimits.checks

/** Edits the checklist that flights of a mission type start with. */
export function ChecklistEditor({ missionTypeId }: { missionTypeId: string | undefined }) {
  const { data, error, refetch } = useGetChecklistQuery({ missionTypeId }, { refetchOnMountOrArgChange: true })
  if (!data && error) return <ErrorState message={error.message} onRetry={() => void refetch()} />
  if (!data) return <RowsSkeleton rows={6} height={32} />
  const { checks, version } = data.data
  return <Items key={version} missionTypeId={missionTypeId} checks={checks} version={version} />
}

interface ItemsProps {
  missionTypeId: string | undefined
  checks: ChecklistItem[]
  version: number
}

function Items({ missionTypeId, checks, version }: ItemsProps) {
  const [items, setItems] = useState(checks)
  const [edit, { isLoading, error }] = useEditChecklistMutation()
  const change = (at: number, fields: Partial<ChecklistItem>) =>
    setItems(items.map((item, index) => (index === at ? { ...item, ...fields } : item)))
  const save = async () => {
    const { data } = await edit({
      checklistEdit: { ...(missionTypeId !== undefined && { missionTypeId }), version, checks: items },
    })
    if (data) showMessage({ type: 'success', text: flightsText('checklistSaved') })
  }
  return (
    <Flex vertical gap={12} align="flex-start">
      {error && <Alert type="error" showIcon title={error.message} description={editorText(error)} />}
      <Flex component="ol" vertical gap={12} style={{ listStyle: 'none', margin: 0, padding: 0, width: '100%' }}>
        {items.map(({ text, isBlocking }, index) => (
          <Flex component="li" key={index} gap={8} align="center" wrap>
            <Input
              aria-label={flightsText('itemText', { number: index + 1 })}
              maxLength={itemLimits.text.maxLength}
              value={text}
              onChange={({ target }) => change(index, { text: target.value })}
              style={{ flex: 1, minWidth: 200 }}
            />
            <Checkbox
              checked={isBlocking}
              aria-label={flightsText('itemBlocks', { number: index + 1 })}
              onChange={({ target }) => change(index, { isBlocking: target.checked })}
            >
              {flightsText('blocking')}
            </Checkbox>
            <Button
              icon={<DeleteOutlined aria-hidden />}
              aria-label={flightsText('itemRemove', { number: index + 1 })}
              onClick={() => setItems(items.filter((_, at) => at !== index))}
            />
          </Flex>
        ))}
      </Flex>
      <Button
        icon={<PlusOutlined aria-hidden />}
        disabled={items.length >= maxItems}
        onClick={() => setItems([...items, { text: '', isBlocking: true }])}
      >
        {flightsText('itemAdd')}
      </Button>
      <Button
        type="primary"
        loading={isLoading}
        disabled={items.some(({ text }) => text.trim() === '')}
        onClick={() => void save()}
      >
        {flightsText('checklistSave')}
      </Button>
    </Flex>
  )
}
