import { useState } from 'react'
import { Select } from 'antd'
import { useListUsersQuery, type User } from '../../api/user'
import { besideField } from '../../shared/besideField'
import { useDebounced } from '../../shared/useDebounced'
import { SEARCH_MAX } from './limits'
import { groupsText } from './messages'

const SETTLE_MS = 250
const SHOWN = 50

interface MemberSelectProps {
  // The form hands over the first three.
  id?: string
  value?: string[]
  onChange?: (ids: string[]) => void
  /** Users that are chosen already, whom the search need not find. */
  known: Pick<User, '_id' | 'name' | 'email'>[]
}

/** Chooses people; the search runs on the server. Only staff and users can be given anything. */
export function MemberSelect({ id, value, onChange, known }: MemberSelectProps) {
  const [typed, setTyped] = useState('')
  const [met, setMet] = useState(known)
  const search = useDebounced(typed.trim().slice(0, SEARCH_MAX), SETTLE_MS)
  const { currentData, isFetching } = useListUsersQuery({
    search: search || undefined,
    userType: ['tenant-staff', 'tenant-user'],
    pageSize: SHOWN,
  })
  const found = currentData?.data.items ?? []
  const kept = [...known, ...met].filter(
    (user, at, all) =>
      value?.includes(user._id) &&
      !found.some(({ _id }) => _id === user._id) &&
      all.findIndex(({ _id }) => _id === user._id) === at,
  )

  const choose = (ids: string[]) => {
    // Whoever was chosen keeps the name when another search no longer finds it.
    setMet([...met, ...found.filter(({ _id }) => ids.includes(_id))])
    onChange?.(ids)
  }

  return (
    <Select
      id={id}
      mode="multiple"
      value={value}
      onChange={choose}
      loading={isFetching}
      getPopupContainer={besideField}
      placeholder={groupsText('searchUsers')}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      optionLabelProp="name"
      options={[...found, ...kept].map(({ _id, name, email }) => ({ value: _id, name, label: `${name} · ${email}` }))}
      notFoundContent={isFetching ? null : groupsText('noUser')}
    />
  )
}
