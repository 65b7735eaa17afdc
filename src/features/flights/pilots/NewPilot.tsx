import { useState } from 'react'
import { Form, Select } from 'antd'
import { useCreatePilotMutation } from '../../../api/pilot'
import { useListUsersQuery } from '../../../api/user'
import { useCan } from '../../../session/useCan'
import { NoOptions } from '../../../shared/lists/NoOptions'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { popupParent } from '../../../shared/popupParent'
import { useSettledSearch } from '../../../shared/useSettledSearch'
import { pilotsText } from './messages'
import { PilotFields, pilotLabels, toLicences, type PilotValues } from './PilotFields'

/** Dialog that adds a pilot: a user, or a person without an account. */
export function NewPilot({ onClose }: { onClose: () => void }) {
  const [create] = useCreatePilotMutation()
  const canListUsers = useCan('user_list')
  const [hasAccount, setHasAccount] = useState(false)
  return (
    <FormDialog<PilotValues, object>
      title={pilotsText('new')}
      okText={pilotsText('create')}
      formName="new-pilot"
      labels={{ ...pilotLabels(), userId: pilotsText('fieldUser') }}
      send={({ userId, name, email, phone, licences }) =>
        create({
          newPilot: {
            ...(userId ? { userId } : { name: name?.trim(), ...(email && { email }) }),
            ...(phone && { phone }),
            licences: toLicences(licences),
          },
        })
      }
      onDone={onClose}
      onClose={onClose}
    >
      {canListUsers && (
        <Form.Item name="userId" label={pilotsText('fieldUser')} extra={pilotsText('userHelp')}>
          <UserSelect onPick={(userId) => setHasAccount(userId !== undefined)} />
        </Form.Item>
      )}
      <PilotFields hasAccount={hasAccount} />
    </FormDialog>
  )
}

interface UserSelectProps {
  // `Form.Item` passes the first three.
  id?: string
  value?: string
  onChange?: (userId: string | undefined) => void
  onPick: (userId: string | undefined) => void
}

function UserSelect({ id, value, onChange, onPick }: UserSelectProps) {
  const [search, setTyped] = useSettledSearch()
  const { data, isFetching, error, refetch } = useListUsersQuery({ ...(search && { search }), pageSize: 50 })
  return (
    <Select
      id={id}
      value={value}
      allowClear
      loading={isFetching}
      getPopupContainer={popupParent}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      notFoundContent={<NoOptions query={{ isFetching, error, refetch }} />}
      options={(data?.data.items ?? []).map(({ _id, name }) => ({ value: _id, label: name }))}
      onChange={(userId: string | undefined) => {
        onChange?.(userId)
        onPick(userId)
      }}
    />
  )
}
