import { useState } from 'react'
import { DownOutlined } from '@ant-design/icons'
import { Button, Flex, Form, Input, Popover, Typography } from 'antd'
import {
  useCreateDataFilterMutation,
  useDeleteDataFilterMutation,
  useEditDataFilterMutation,
  useGetDataFiltersQuery,
  type DataFilter,
} from '../../api/data'
import { FormDialog } from '../../shared/forms/FormDialog'
import { useConfirmDelete } from '../../shared/forms/useConfirmDelete'
import { newDataFilterLimits } from '../../shared/limits/data.gen'
import { RowMenu } from '../../shared/lists/RowMenu'
import { ErrorState } from '../../shared/states/ErrorState'
import { showMessage } from '../../shared/showMessage'
import { dataText } from './messages'

interface SavedFiltersProps {
  /** Filters of the page as URL parameters; '' without filters. */
  current: string
  onApply: (query: string) => void
}

/** Menu of the user's saved filters. */
export function SavedFilters({ current, onApply }: SavedFiltersProps) {
  const [isOpen, setOpen] = useState(false)
  const [naming, setNaming] = useState<DataFilter | 'new' | null>(null)
  const { data, error, refetch } = useGetDataFiltersQuery(undefined, { skip: !isOpen })
  const filters = data?.data.filters ?? []
  return (
    <>
      <Popover
        trigger="click"
        placement="bottomRight"
        open={isOpen}
        onOpenChange={setOpen}
        content={
          <div className="data-saved" role="group" aria-label={dataText('savedFilters')}>
            {!data && error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
            {data && filters.length === 0 && (
              <Typography.Paragraph type="secondary">
                {dataText('noSavedFilters')}. {dataText('noSavedFiltersHelp')}
              </Typography.Paragraph>
            )}
            {filters.map((filter) => (
              <SavedFilter
                key={filter._id}
                filter={filter}
                current={current}
                onApply={() => {
                  setOpen(false)
                  onApply(filter.query)
                }}
                onRename={() => {
                  setOpen(false)
                  setNaming(filter)
                }}
              />
            ))}
            <Button
              block
              disabled={current === ''}
              onClick={() => {
                setOpen(false)
                setNaming('new')
              }}
            >
              {dataText('saveFilter')}
            </Button>
          </div>
        }
      >
        <Button icon={<DownOutlined aria-hidden />} iconPlacement="end" aria-expanded={isOpen}>
          {dataText('savedFilters')}
        </Button>
      </Popover>
      {naming && (
        <NameFilter filter={naming === 'new' ? undefined : naming} query={current} onClose={() => setNaming(null)} />
      )}
    </>
  )
}

interface SavedFilterProps {
  filter: DataFilter
  current: string
  onApply: () => void
  onRename: () => void
}

function SavedFilter({
  filter: { _id: filterId, name, query, version },
  current,
  onApply,
  onRename,
}: SavedFilterProps) {
  const [edit] = useEditDataFilterMutation()
  const [remove] = useDeleteDataFilterMutation()
  const deletion = useConfirmDelete({
    title: dataText('deleteTitle', { name }),
    warning: dataText('deleteWarning'),
    name,
    action: dataText('delete'),
    run: () => remove({ filterId }),
    onDeleted: () => showMessage({ type: 'success', text: dataText('deleted') }),
  })
  const replace = async () => {
    const { error } = await edit({ filterId, dataFilterEdit: { version, query: current } })
    if (!error) showMessage({ type: 'success', text: dataText('saved') })
  }
  const isCurrent = query === current
  return (
    <Flex align="center" justify="space-between" gap={4}>
      <Button type="text" aria-pressed={isCurrent} className="data-saved-name" onClick={onApply}>
        {name}
      </Button>
      <RowMenu
        name={name}
        items={[
          { key: 'rename', label: dataText('rename'), onClick: onRename },
          {
            key: 'replace',
            label: dataText('replace'),
            disabled: isCurrent || current === '',
            onClick: () => void replace(),
          },
          { key: 'delete', label: dataText('delete'), danger: true, onClick: deletion.open },
        ]}
      />
      {deletion.dialog}
    </Flex>
  )
}

interface NameFilterProps {
  /** The filter to rename; undefined for a new one. */
  filter: DataFilter | undefined
  query: string
  onClose: () => void
}

function NameFilter({ filter, query, onClose }: NameFilterProps) {
  const [create] = useCreateDataFilterMutation()
  const [edit] = useEditDataFilterMutation()
  return (
    <FormDialog<{ name: string }, object>
      title={dataText(filter ? 'renameTitle' : 'saveFilterTitle')}
      okText={dataText('save')}
      formName="data-filter"
      labels={{ name: dataText('fieldName') }}
      initialValues={{ name: filter?.name ?? '' }}
      send={({ name }) =>
        filter
          ? edit({ filterId: filter._id, dataFilterEdit: { version: filter.version, name } })
          : create({ newDataFilter: { name, query } })
      }
      onDone={() => {
        showMessage({ type: 'success', text: dataText('saved') })
        onClose()
      }}
      onClose={onClose}
    >
      <Form.Item
        name="name"
        label={dataText('fieldName')}
        rules={[{ required: true, whitespace: true, message: dataText('enterName') }]}
      >
        <Input maxLength={newDataFilterLimits.name.maxLength} autoFocus autoComplete="off" />
      </Form.Item>
    </FormDialog>
  )
}
